import type { GalleryCopy } from '../types'

export default {
  title: 'Solutions: fourteen kinds of problems',
  description:
    'Fraud, money laundering, credit, supply chains, power, logistics and more: for each a graph model, the query, a result to check and the edition that suits.',
  kicker: 'Solutions',
  headline: 'First the question, then the graph',
  lead: 'Businesses differ; the ways to ask a graph are few. Is there a ring, which way leads there, what is affected, what belongs together, what is alike, who is in the middle. Find your question and see it become a graph, a query and a result to check.',
  hero: {
    caption: 'Business problems and the ways in which they ask a graph',
    reading: 'Solutions on the left, kinds of questions on the right; a line means that the solution asks this way',
    alt: 'A bipartite graph: solutions on the left; ring, path, reach, component, match and center on the right; lines show which solution asks which kind of question',
    legend: [
      { mark: 'account', label: 'solution' },
      { mark: 'device', label: 'kind of question' }
    ],
    note: 'Drawn from what each page asks; the small figures below are what each page finds'
  },
  words: {
    knowledge: 'Knowledge',
    intelligentAnswer: 'Answers',
    customer360: 'Customer 360',
    fraud: 'Anti-fraud',
    launder: 'Laundering',
    credit: 'Credit',
    supplychain: 'Supply chain',
    power: 'Power grid',
    logistics: 'Logistics',
    response: 'Emergency',
    social: 'Social',
    irc: 'Recommend',
    amc: 'Access',
    firmit: 'IT',
    ring: 'ring',
    path: 'path',
    reach: 'reach',
    component: 'component',
    match: 'match',
    center: 'center'
  },
  groups: {
    featured: { question: 'What do we know?', headline: 'Scattered knowledge, one graph' },
    finance: { question: 'Where is the risk?', headline: 'Relations that meant to stay hidden' },
    industry: { question: 'What if it breaks?', headline: 'Consequences, to the last level' },
    operations: { question: 'Who has to do with whom?', headline: 'People, rights and systems in order' }
  },
  solutions: {
    knowledge: {
      question: 'What do our documents say?',
      text: 'Facts are taken from sentences, names are made one, and each leads back to its source.'
    },
    intelligentAnswer: {
      question: 'Can an answer show its grounds?',
      text: 'The question is laid onto the graph; the answer comes with the edges that lead to it.'
    },
    customer360: {
      question: 'Four records: is it one person?',
      text: 'Shared phones, documents and devices bring the records of one person together.'
    },
    fraud: { question: 'Which accounts belong together?', text: 'Shared devices join accounts; a ring of transfers settles it.' },
    launder: { question: 'Where does split money end?', text: 'Follow it in the order of time to the account that gathers it.' },
    credit: {
      question: 'Who decides in this company?',
      text: 'Multiply shares on the way up to find who controls it, and who vouches for whom.'
    },
    supplychain: {
      question: 'A supplier stops: when do we?',
      text: 'Walk down the bill of materials and let the days of stock tell when each line stops.'
    },
    power: {
      question: 'A branch fails: who goes dark?',
      text: 'On the IEEE 14-bus network, open branches one by one and two by two, and count.'
    },
    logistics: {
      question: 'The road is closed. Which way now?',
      text: 'The fastest way by minutes, and another one as soon as a road is closed.'
    },
    response: {
      question: 'A main bursts: which valves?',
      text: 'Walk outwards from the break and stop at valves: the shortest list that closes it off.'
    },
    social: {
      question: 'Who holds the circles together?',
      text: 'Betweenness, not followers, finds the people whom news has to pass.'
    },
    irc: {
      question: 'What else would she like, and why?',
      text: 'Two hops along choices that are shared, and a reason for each suggestion.'
    },
    amc: {
      question: 'Who can open this record, and how?',
      text: 'Groups, roles and grants to the end, and the one way that nobody meant.'
    },
    firmit: {
      question: 'So many alarms: what is the cause?',
      text: 'Walk down the dependencies to the one place that explains all of them.'
    }
  }
} satisfies GalleryCopy
