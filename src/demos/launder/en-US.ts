import type { DemoCopy } from '../types'

export default {
  title: 'Online demo: where the money ended up',
  description:
    'Follow money by time and amount through fan-out, fan-in, a cycle and cash, day by day. Compare with PageRank, which ignores time.',
  kicker: 'Online demo · Anti-money laundering',
  headline: 'Where did the money end up?',
  lead: 'A payment can only pass on money that arrived before it, and no more than that. Follow payments by time and amount, and you find where the money stops. A ranking by connections alone puts pass-through accounts first.',
  figure: {
    caption: 'Payments of one month',
    reading:
      'Circles are personal accounts, squares companies, diamonds cash desks. Orange marks the paths to where the money ended, blue the other accounts it passed.',
    alt: 'Payments among people, companies and cash desks; the money of one account passes many others and rests at a few'
  },
  marks: { start: 'source', path: 'passed', found: 'trail of the money', answer: 'end' },
  vertices: { account: 'personal account', company: 'company', cash: 'cash desk' },
  edges: { paid: 'paid' },
  values: { amount: { name: 'amount', unit: 'CNY' }, hour: { name: 'hour of the month' } },
  parameters: {
    source: { name: 'Source', hint: 'The money that leaves this account' },
    method: {
      name: 'Method',
      hint: 'PageRank ignores time; it is for comparison',
      options: { money: 'by time and amount', pagerank: 'personalized PageRank' }
    },
    window: { name: 'Longest stop', hint: 'Money that rests longer is not followed further', unit: 'days' },
    least: { name: 'Ignore below', hint: 'Payments that carry less are not followed', unit: 'CNY' }
  },
  columns: { account: 'End', payments: 'Payments', value: 'Left there (CNY) or score (%)', share: 'Share (%)' },
  words: {},
  sentences: {
    start: 'Start at {source} and read payments in the order of time.',
    'rank-start': 'Start at {source} and follow payments at random by amount, whatever their time.',
    day: 'Day {day}: {payments} {payments|payment carries|payments carry} CNY {amount} of it.',
    iteration: 'Iteration {number}: {reached} accounts have a score; change {change}.',
    'end-at': 'CNY {value} rests at {account} after {payments} {payments|payment|payments}: {share}%.',
    'rank-at': '{account} scores {value}%, {payments} {payments|payment|payments} from the source at least. Share: {share}%.',
    end: 'CNY {amount} left {source}, and {share}% of it rests at {ends} {ends|end|ends}.',
    'rank-end': 'From {source}, the first {ends} accounts have {share} of {amount}% of the score.',
    'why-source': '{vertex} is the source. The money leaves from here.',
    'why-unreached': 'No money from {source} came to {vertex}.',
    'why-ranked':
      '{vertex} scores {value}%. {payments} {payments|payment leads|payments lead} to it from {source}, but in no checked order.',
    'why-low':
      '{vertex} scores {value}%, too little for the list. {payments} {payments|payment leads|payments lead} to it from {source}.',
    'why-end':
      '{vertex} received CNY {received} from {source} by {terms} {terms|payment|payments} and kept CNY {held}. Its main trail has {payments} {payments|payment|payments}, each later than the last.',
    'why-held':
      '{vertex} received CNY {received} from {source} by {terms} {terms|payment|payments} and kept only CNY {held}. Its main trail has {payments} {payments|payment|payments}.',
    'why-passed':
      '{vertex} received CNY {received} from {source} by {terms} {terms|payment|payments} and passed all of it on: CNY {held} is left. Its main trail has {payments} {payments|payment|payments}.'
  },
  result: {
    some: 'From {source}: {ends} {ends|account holds|accounts hold} {share}% of the total',
    nothing: 'No end found for the money of {source}'
  },
  terms: 'Payments that brought the money, largest first (CNY)',
  tour: [
    { text: 'CNY 55,330 leaves A001 for twelve accounts, is gathered by shell companies and rests at five ends.' },
    { text: 'Select X01: the money came here after seven payments, each later than the last.', vertex: 'X01' },
    {
      text: 'Use PageRank, which ignores time. Shell companies that passed most of the money on now come first.',
      parameters: { method: 'pagerank' }
    },
    { text: 'Set the longest stop to one day, and the trail breaks: most accounts kept it longer.', parameters: { window: 1 } }
  ],
  query: 'Which accounts both receive and pay, with the most counterparties?',
  source:
    'Sample data, generated with a fixed seed. It contains no real account. The laundering patterns are fan-out, fan-in, scatter-gather and cycle, as the public documentation of IBM’s AMLSim defines them.'
} satisfies DemoCopy
