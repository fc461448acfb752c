import type { SolutionCopy } from '../types'
import {
  duration,
  followed,
  gathered,
  gathering,
  ignored,
  largestSplit,
  layers,
  line,
  longestStay,
  passingRows,
  query,
  resultRows,
  sent,
  share,
  sink,
  source,
  transfers
} from './graph'

const accounts = layers.flat().length
/** The data counts in ten thousand; English counts in thousands. */
const sum = (tenThousands: number) => `¥${(tenThousands * 10).toLocaleString('en-US')}k`

export default {
  title: 'Anti-money laundering: where split money meets',
  description:
    'Follow a sum that is split, passed through layers and gathered again, in the order of time: graph model, query, how long the money rests, a chain to check.',
  kicker: 'Solutions · Anti-money laundering',
  headline: 'Split money meets again',
  lead: 'A large sum becomes many small ones, changes hands a few times and ends in one account. Every step is ordinary; the way as a whole is not. Follow the transfers in the order of time and see where they meet.',
  hero: {
    caption: `${sum(sent)} leaves ${source} and is gathered ${layers.length - 1} hops later`,
    reading: 'Left to right, the layers the money passes; arrows point where it goes',
    alt: `A flow of money: ${sum(sent)} leaves ${source} in ${layers[1]?.length} transfers, passes three layers of accounts, and ${sum(gathered)} is gathered in ${sink}`,
    legend: [
      { mark: 'start', label: 'source' },
      { mark: 'account', label: 'account' },
      { mark: 'path', label: 'followed' },
      { mark: 'edge', label: 'unrelated' },
      { mark: 'found', label: 'gathered' }
    ],
    callouts: [
      `Source ${source}: ${layers[1]?.length} transfers within two hours, ${sum(sent)} in all.`,
      `Before the gathering none is above ${sum(largestSplit)}; the monitoring line of this example is ${sum(line)}.`,
      'In the second layer some sums are merged and some split again, so that no amount matches another.',
      `In the end ${gathering.length} accounts pay into the same one.`,
      `Account ${sink} receives ${sum(gathered)}, ${share}% of what was sent.`,
      'What A4 paid to X1 left before the money came in: wrong order, not counted.'
    ]
  },
  words: {
    placed: 'Source',
    layeredOnce: 'Layer 1',
    layeredTwice: 'Layer 2',
    layeredThrice: 'Layer 3',
    gathered: 'Sink',
    customer: 'Client',
    account: 'Account',
    address: 'Address',
    channel: 'Channel',
    owns: 'owns',
    lives: 'lives at',
    uses: 'uses',
    transferred: 'transferred'
  },
  plates: [
    {
      question: 'Why is there no alarm?',
      headline: 'Small until it is gathered, and hardly a balance changes',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'text',
              parts: [
                {
                  title: 'A threshold sees one transfer',
                  text: `Rules look at single amounts. Transfers of ${sum(largestSplit)} and less are made by the thousand every day: to report them all says nothing, to report none misses this. The ${gathering.length} that gather it are above the line, and none of them tells where its money came from.`
                },
                {
                  title: 'A total sees one account',
                  text: `In between, accounts pay out nearly all they take in, and money rests ${longestStay} hours at most. They look like pipes, not like places where money ends.`
                },
                {
                  title: 'The question is about a way',
                  text: 'Where money comes from, through whose hands and where it stops is scattered over the statements of many accounts. With transfers as edges, it is a path.'
                }
              ]
            },
            {
              kind: 'table',
              caption: 'Accounts in between: in and out (¥10,000), and how long the money stayed',
              columns: ['Account', 'In', 'Out', 'Stay'],
              rows: passingRows
            }
          ]
        }
      ]
    },
    {
      question: 'What does time tell?',
      headline: 'From split to gathered in two days',
      lead: `The same ${followed.length} transfers against the clock. A bar is how long money rests in an account, an upright arrow is a transfer. Nowhere does it rest for a whole day.`,
      blocks: [
        {
          kind: 'wide',
          figure: 'clock',
          caption: `${followed.length} transfers by the hour, from 0 to ${duration}`,
          alt: `Time chart: hours from left to right, accounts from top to bottom. Split in the first 10 hours, passed on from hour 20 to 26, gathered in ${sink} from hour 41 to ${duration}`
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'A transfer is an edge with a time',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'The model: four kinds of vertices, four kinds of edges',
              alt: 'The model: a client owns an account and lives at an address; an account uses a channel and transfers to an account'
            },
            {
              kind: 'model',
              rows: [
                ['transferred', 'account → account', 'amount, time, purpose'],
                ['owns', 'client → account', 'opened'],
                ['lives at', 'client → address', 'registered'],
                ['uses', 'account → channel', 'first used']
              ],
              found: 'transferred',
              text: [
                'Transfers are not summed up between two accounts; each is an edge of its own. Only then can one ask for what left after it had come in.',
                'Clients and addresses are in the graph as well: once the way is found, ask whether the accounts along it were opened by the same people.'
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: 'How is it found?',
      headline: 'Walk with the clock, see where the money stops',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Begin at the source', text: `From ${source} to ${layers[1]?.length} accounts.`, figure: 'step-1' },
            {
              title: 'One layer on',
              text: `Only what left after the money came: ${layers[2]?.length} accounts.`,
              figure: 'step-2'
            },
            { title: 'And on', text: `Still in the order of time: ${layers[3]?.length} accounts.`, figure: 'step-3' },
            { title: 'Look at the end', text: `One account only takes in: ${sink}, with ${share}% of the sum.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Follow in time', code: query },
            {
              kind: 'table',
              caption: `Transfers gathered in ${sink} (¥10,000)`,
              columns: ['From', 'Had received', 'Sent to T1', 'Time'],
              rows: resultRows,
              parts: [
                {
                  text: `Of ${transfers.length} transfers, ${ignored.length} fall out because of their time or origin. The other ${followed.length} form one subgraph, which is the annex of the report.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What do you get?',
      headline: 'A chain of money, both ends in view',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'From one transfer to the way',
              text: `${accounts} accounts and ${followed.length} transfers with times and amounts: from any of them an investigator can walk to both ends.`
            },
            {
              term: 'Less to look at',
              text: 'The order of time removes what is impossible first. What is left for people are the ways that money can have taken.'
            },
            {
              term: 'Ask again, differently',
              text: 'One layer more, another window of time, backwards from the end: that is a number in the query, not another batch job.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Monitoring finds the lead, the graph follows it',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Core systems', text: 'clients, accounts, transactions' },
            { name: 'Monitoring', text: 'a suspicion to start from' },
            { name: 'Graph database', text: 'follows in time, adds up what meets', main: true },
            { name: 'Investigation', text: 'look, complete, conclude' },
            { name: 'Report', text: 'with the chain as evidence' }
          ],
          caption: 'Monitoring works as before; the graph database takes up its leads'
        },
        {
          kind: 'editions',
          items: [
            { need: 'To try one query on a masked sample', edition: 'free', text: 'For non-commercial learning.' },
            {
              need: 'Head office and branches see different things',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties; LDAP.'
            },
            {
              need: 'Every transaction, followed over years',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Try it on an old lead' }
} satisfies SolutionCopy
