import { query } from '~/solutions/power/graph'
import type { CaseCopy } from '../types'

export default {
  title: 'Sample case: a control room checks an outage',
  description:
    'A sample case: how a grid control room opens a line on the graph first, sees which ways of supply are left, and measures whether that works.',
  kicker: 'Sample case · Energy',
  headline: 'Open the line\non the graph first',
  lead: 'Picture the control room of a regional grid. Every week brings requests to take lines out of service, and each must be safe: nobody loses supply, nor would they if a second line failed. The diagram hangs on the wall, but the switches change every day.',
  figure: {
    caption: 'The IEEE 14-bus test system after one branch is opened',
    reading: 'Blue is the remaining way of supply; orange is the branch that must not fail as well',
    alt: 'A grid after one branch is opened: the way of supply, and the branch whose loss would cut it'
  },
  model: {
    question: 'How is it modelled?',
    headline: 'The state of a switch is on the edge',
    caption: 'Model: generators, buses, loads, stations',
    alt: 'Graph model: branches join buses; generators and loads are connected to buses; branches have a state',
    parts: [
      { title: 'A grid is a graph already', text: 'Buses are vertices, branches are edges. The one-line diagram is the model.' },
      {
        title: 'Measurements set the state',
        text: 'When a switch moves, its edge changes, and every query walks the grid of this moment.'
      },
      {
        title: 'Maintenance is a state, too',
        text: 'A planned outage has a beginning and an end, so tomorrow’s grid can be walked today.'
      }
    ]
  },
  query: {
    question: 'How is it asked?',
    headline: 'Open it, then walk from the sources',
    name: 'Way of supply',
    code: query,
    parts: [
      {
        title: 'Who is still reached',
        text: 'Walk from the generators along branches in service; what is not reached has no supply.'
      },
      { title: 'From where', text: 'The shortest way of supply, and the buses it passes.' },
      { title: 'What must not fail as well', text: 'Each branch is opened in turn; the list is what to watch during the work.' }
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
