import { query } from '~/solutions/logistics/graph'
import type { CaseCopy } from '../types'

export default {
  title: 'Example scenario: rerouting around a closed bridge',
  description:
    'An example scenario: how a city delivery team stores road conditions on edges, computes new routes when a bridge closes, and measures the result.',
  kicker: 'Example scenario · Transport',
  headline: 'Reroute deliveries\nafter a bridge closes',
  lead: 'A city delivery team plans its routes at dawn; at ten, a bridge closes. Drivers improvise, and customer service cannot say which orders will be late. One query computes the new route and its minutes, and so whether an order will be late.',
  figure: {
    caption: 'The new route after the closure',
    reading: 'Blue is the plan; orange is the shortest route that avoids the closed road',
    alt: 'A road network: the new route from the warehouse to the customer after a bridge was closed'
  },
  model: {
    question: 'How is it modeled?',
    headline: 'Store road conditions on edges',
    caption: 'Model: junctions, roads, warehouses, orders',
    alt: 'Graph model: roads join junctions; warehouses and orders are at junctions; roads have minutes and a closed state',
    parts: [
      {
        title: 'A road is an edge',
        text: 'Minutes, closures and height limits are its properties. Change one edge, and the next query uses it.'
      },
      { title: 'An order is at a junction', text: 'Its route is a shortest path between two junctions.' },
      {
        title: 'Keep the history',
        text: 'With the road conditions of that hour on record, a late delivery can be traced to the road or to the plan.'
      }
    ]
  },
  query: {
    question: 'How is it queried?',
    headline: 'Skip closed edges, then take the shortest path',
    name: 'Detour',
    code: query,
    parts: [
      { title: 'Exclude closed roads', text: 'A closed edge is left out, not given a very long time.' },
      { title: 'Then compare minutes', text: 'Minutes add up along a path; take the path with the smallest total.' },
      {
        title: 'Reverse the question',
        text: 'On the same graph, the junctions within thirty minutes of the warehouse are the area that you can serve now.'
      }
    ]
  },
  measure: {
    question: 'How is it measured?',
    headline: 'Track three metrics every day',
    items: [
      { term: 'On time', text: 'The share delivered as promised, with days of closures counted separately.' },
      {
        term: 'Deviation',
        text: 'The difference between predicted and driven minutes. Correct the data of roads with large differences.'
      },
      { term: 'Reaction', text: 'The time from a closure report to new routes on the drivers’ phones.' }
    ]
  }
} satisfies CaseCopy
