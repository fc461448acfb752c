import type { SolutionCopy } from '../types'
import { harmless, query, ring, rows, sharedDevices, start, suspects, table } from './graph'

const others = suspects.filter((account) => account !== start)
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const inWords = (count: number) => numbers[count] ?? String(count)
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export default {
  title: 'Anti-fraud: the ring behind shared devices',
  description:
    'Accounts, devices, phones and transfers in one graph: start at one account, follow what is shared and where the money goes, and a fraud ring closes.',
  kicker: 'Solutions · Anti-fraud',
  headline: 'A ring hides in what is shared',
  lead: 'Looked at one by one, every account is plausible. Put accounts, devices, phones and transfers into one graph and the ring has an outline.',
  hero: {
    caption: `${sentence(inWords(rows.length))} accounts and how they are related`,
    reading: `${sentence(inWords(ring.length))} accounts on the circle form the ring; those outside are ordinary`,
    alt: `${rows.length} accounts with shared devices, a shared phone and merchants: ${ring.length} accounts in the middle share two devices and one phone, and their transfers close into a ring`,
    legend: [
      { mark: 'account', label: 'account' },
      { mark: 'device', label: 'device' },
      { mark: 'phone', label: 'phone' },
      { mark: 'merchant', label: 'merchant' },
      { mark: 'path', label: 'shared' },
      { mark: 'found', label: 'money ring' }
    ],
    callouts: [
      `Start anywhere: account ${start}.`,
      `Device D-14: ${sharedDevices.get('D-14')?.join(', ')} all log in from it.`,
      `Device D-15: ${sharedDevices.get('D-15')?.join(', ')} all log in from it.`,
      'Phone P-24, on file for both A04 and A08, joins the two groups.',
      `${sentence(inWords(ring.length))} transfers, end to end, bring the money back to where it began.`,
      `${harmless.join(' and ')} share a device too, but no money circles: not a ring.`
    ]
  },
  words: {
    account: 'Account',
    device: 'Device',
    phone: 'Phone',
    merchant: 'Shop',
    loggedIn: 'logged in',
    registered: 'on file',
    paid: 'paid',
    transferred: 'transferred'
  },
  plates: [
    {
      question: 'Why is it missed?',
      headline: 'The evidence lies between the rows',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'rows',
              figure: 'arcs',
              caption: 'Accounts with the device they log in from, the phone on file and where the last transfer went',
              columns: ['Account', 'Device', 'Phone', 'Sent to'],
              rows: table
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Row by row, nothing is wrong',
                  text: `${sentence(inWords(rows.length))} rows, one for each account. No duplicates, no odd fields. Score them one at a time and no account stands out.`
                },
                {
                  title: 'Join the values that are equal',
                  text: `Blue arcs join accounts on the same device, the dashed one those with the same phone, orange arcs are transfers. The ${inWords(ring.length)} orange arcs meet end to end, around exactly the accounts that the blue ones hold together.`
                },
                {
                  title: 'Sharing is not fraud',
                  text: `${harmless.join(' and ')} share a device as well; perhaps they share a home. A rule about sharing would flag them. Ask for a closed flow of money besides, and it does not.`
                },
                {
                  text: 'In tables this is a self-join for every hop, and the number of hops is not known beforehand. In a graph it is one more step along an edge.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Four kinds of vertices, four kinds of edges',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'The model: four kinds of vertices, four kinds of edges',
              alt: 'The model: an account logs in from a device, has a phone on file, pays a merchant and transfers to an account'
            },
            {
              kind: 'model',
              rows: [
                ['logged in', 'account → device', 'time, place'],
                ['on file', 'account → phone', 'date of entry'],
                ['paid', 'account → merchant', 'amount, time'],
                ['transferred', 'account → account', 'amount, time']
              ],
              found: 'transferred',
              text: [
                'Devices and phones are vertices, not attributes of an account. Who shares what is then one step away instead of a comparison of columns.',
                'Edges carry time and amount, so that a query can look at the last thirty days only, or at transfers above a sum.'
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: 'How is it found?',
      headline: 'From one account to the ring in four steps',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Take one account', text: `Review begins at ${start}.`, figure: 'step-1' },
            {
              title: 'One hop',
              text: `Device D-14 leads to ${sharedDevices
                .get('D-14')
                ?.filter((id) => id !== start)
                .join(' and ')}.`,
              figure: 'step-2'
            },
            {
              title: 'A few more',
              text: `Phone P-24 leads to A08, device D-15 on to A07 and A11: ${inWords(others.length)} accounts in all.`,
              figure: 'step-3'
            },
            {
              title: 'Check the money',
              text: `Keep the transfers only: ${inWords(ring.length)} of them, end to end, a ring.`,
              figure: 'found'
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Find the ring', code: query },
            {
              kind: 'table',
              caption: 'The result: the accounts of the ring, in the order in which the money passes them',
              columns: ['Order', 'Account', 'Sent to', 'Device'],
              rows: ring.map((account, index) => [
                String(index + 1),
                { text: account, mark: 'found' },
                { text: ring[(index + 1) % ring.length] ?? '', mark: 'found' },
                { text: rows.find((row) => row.account === account)?.device ?? '', mark: 'path' }
              ])
            }
          ]
        }
      ]
    },
    {
      question: 'What do you get?',
      headline: 'A subgraph that can be checked',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Evidence one can see',
              text: 'The finding is a subgraph: which accounts, which device, which transfers. A reviewer can check each of them, and put the whole into a report.'
            },
            {
              term: 'Fewer false alarms',
              text: 'The judgement rests on structure, not on one indicator. A family with one tablet and a ring that passes money around have different shapes.'
            },
            {
              term: 'It keeps up',
              text: 'A new device or a new number is a few more vertices and edges. Neither the model nor the query is rewritten.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Between your systems and your reviewers',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Business systems', text: 'accounts, logins, transactions' },
            { name: 'Import', text: 'in bulk, or with each transaction' },
            { name: 'Graph database', text: 'vertices, edges, properties; graph algorithms', main: true },
            { name: 'Drivers', text: 'Java, Python' },
            { name: 'Risk applications', text: 'review, block, report' }
          ],
          caption: 'Data follows the arrows; the relations stay in the graph database'
        }
      ]
    },
    {
      question: 'Which edition?',
      headline: 'Count users, rights and volume',
      blocks: [
        {
          kind: 'editions',
          items: [
            {
              need: 'To try the idea on a sample',
              edition: 'free',
              text: 'For non-commercial learning; enough for queries like the one on this page.'
            },
            { need: 'A small team on one server', edition: 'paid', text: 'A few analysts, no limit on storage.' },
            {
              need: 'Risk, review and engineering see different things',
              edition: 'standard',
              text: 'Permissions down to vertices, edges and properties: reviewers see relations without the fields they must not see.'
            },
            {
              need: 'Every account, years of transactions',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'See it run first' }
} satisfies SolutionCopy
