import { query } from '~/solutions/power/graph'
import type { CaseCopy } from '../types'

export default {
  title: 'Example scenario: checking a planned outage',
  description:
    'An example scenario: how a grid control room checks an outage on the graph before switching, and measures the result.',
  kicker: 'Example scenario · Energy',
  headline: 'Check an outage\nbefore you switch',
  lead: 'A regional control room reviews weekly requests to take lines out of service. It must know which loads keep supply and which further outage would cut them. A graph query checks connectivity on the current switch states; load flow then checks loading and voltage.',
  figure: {
    caption: 'The IEEE 14-bus test system after one branch is opened',
    reading: 'Blue is the remaining supply path; orange is the single point of failure',
    alt: 'A grid after one branch is opened: the remaining supply path, and the branch whose loss would cut it',
    source: 'Topology: the public IEEE 14-bus test case; the outage is assumed'
  },
  model: {
    question: 'How is it modeled?',
    headline: 'Store switch states on edges',
    caption: 'Model: generators, buses, loads, stations',
    alt: 'Graph model: branches join buses; generators and loads are connected to buses; branches have a state',
    parts: [
      {
        title: 'The one-line diagram is the model',
        text: 'Buses are vertices and branches are edges, as on the diagram.'
      },
      {
        title: 'Measurements set the state',
        text: 'When a branch is opened or closed, its edge changes, and every query uses the current topology.'
      },
      {
        title: 'Maintenance is also a state',
        text: 'A planned outage has a beginning and an end, so you can query tomorrow’s topology today.'
      }
    ]
  },
  query: {
    question: 'How is it queried?',
    headline: 'Open the branch, then trace from the sources',
    name: 'Supply path',
    code: query,
    parts: [
      {
        title: 'Which buses keep supply',
        text: 'Traverse from the generators along branches in service; a bus that is not reached has no supply.'
      },
      { title: 'Through which path', text: 'One shortest supply path, and the buses on it.' },
      { title: 'Single points of failure', text: 'Each branch is opened in turn; the list is what to watch during the work.' }
    ]
  },
  measure: {
    question: 'How is it measured?',
    headline: 'Compare it with today’s check',
    items: [
      { term: 'Agreement', text: 'Take past outage plans, and compare answer by answer with the study made at the time.' },
      {
        term: 'What was missed',
        text: 'List weak branches that the graph found and the plan did not mention; let an engineer judge each.'
      },
      { term: 'Time', text: 'From request to answer, and whether a late change can be checked on the spot.' }
    ]
  }
} satisfies CaseCopy
