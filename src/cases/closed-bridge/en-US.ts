import { query } from '~/solutions/logistics/graph'
import type { CaseCopy } from '../types'

export default {
  title: 'Sample case: a fleet goes round a closure',
  description:
    'A sample case: how a city delivery team keeps live road states on edges, finds new routes when a bridge closes, and measures whether that works.',
  kicker: 'Sample case · Transport',
  headline: 'Bridge closed,\nvan on its way',
  lead: 'Picture a city delivery team. Routes were planned at dawn; at ten, a bridge closes. Drivers find their own way round, customer service cannot say which orders will be late, and the warehouse does not know whether to send another van.',
  figure: {
    caption: 'The new route after the closure',
    reading: 'Blue is the plan; orange is the shortest route that avoids the closed road',
    alt: 'A road network: the new route from the warehouse to the customer after a bridge was closed'
  },
  model: {
    question: 'How is it modelled?',
    headline: 'Road states are on the edges',
    caption: 'Model: crossings, roads, warehouses, orders',
    alt: 'Graph model: roads join crossings; warehouses and orders are at crossings; roads have minutes and a closed state',
    parts: [
      {
        title: 'A road is an edge',
        text: 'Minutes, closures and height limits are its properties. Change one edge, and every next route knows.'
      },
      { title: 'An order is at a crossing', text: 'Finding its route is finding a way between two crossings.' },
      {
        title: 'Keep what was',
        text: 'With the road states of that hour on record, a late delivery can be traced to the road or to the plan.'
      }
    ]
  },
  query: {
    question: 'How is it asked?',
    headline: 'Skip closed edges, then the shortest',
    name: 'Way round',
    code: query,
    parts: [
      { title: 'Closed means closed', text: 'The road is left out, rather than made very long.' },
      { title: 'Then compare minutes', text: 'They add up along the way, and the smallest sum wins.' },
      {
        title: 'Ask it the other way',
        text: 'On the same graph, everything within thirty minutes of the warehouse is the area served right now.'
      }
    ]
  },
  measure: {
    question: 'How is it measured?',
    headline: 'Three numbers, every day',
    items: [
      { term: 'On time', text: 'The share delivered when promised, with days of closures counted apart.' },
      {
        term: 'Deviation',
        text: 'How far the predicted minutes are from those driven; roads that are far off get their data corrected.'
      },
      { term: 'Reaction', text: 'From the news of a closure to new routes on the drivers’ phones.' }
    ]
  }
} satisfies CaseCopy
