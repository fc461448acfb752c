import type { SolutionCopy } from '../types'
import {
  bridgeRows,
  bridges,
  closed,
  crossings,
  delay,
  detour,
  lostHour,
  minutes,
  planned,
  query,
  roads,
  withinBand
} from './graph'

const count = crossings.flat().length
const bridge = `${closed.from}–${closed.to}`
const [first = [], second = [], third = [], beyond = []] = withinBand

export default {
  title: 'Logistics: the road is closed, which way now?',
  description:
    'Crossings, roads, depots and orders as a graph: the fastest way by minutes, another one as soon as a road is closed, and what is within an hour.',
  kicker: 'Solutions · Logistics',
  headline: 'The road is closed. Which way now?',
  lead: 'A road network is a graph that changes by the minute. One closed bridge, and yesterday’s routes are void. Keep the traffic on the edges and walk again before each departure: a detour is just another shortest path.',
  hero: {
    caption: `${count} crossings, ${roads.length} roads, ${bridges.length} bridges`,
    reading: 'Places as on a map; orange figures are minutes',
    alt: `A road network: from depot P to customer D the planned way uses bridge ${bridge}; with the bridge closed the orange way takes ${detour.cost} minutes`,
    legend: [
      { mark: 'start', label: 'depot' },
      { mark: 'answer', label: 'customer' },
      { mark: 'account', label: 'crossing' },
      { mark: 'path', label: 'planned' },
      { mark: 'inferred', label: 'closed' },
      { mark: 'found', label: 'new way' }
    ],
    callouts: [
      'Depot P, where the goods leave.',
      `Customer D, ${planned.cost} minutes away as planned.`,
      `Bridge ${bridge} is closed; the planned way ends here.`,
      `By bridge I–N it takes ${detour.cost} minutes, ${delay} more.`,
      'Bridge G–L crosses the river too, and takes longer.',
      `With the bridge closed, J is ${minutes.get('J')} minutes away: more than an hour.`
    ]
  },
  words: {
    river: 'river',
    crossing: 'Crossing',
    depot: 'Depot',
    lorry: 'Lorry',
    order: 'Order',
    at: 'is at',
    basedAt: 'based at',
    goesTo: 'goes to',
    road: 'road'
  },
  plates: [
    {
      id: 'query',
      question: 'How is it rerouted?',
      headline: 'One bridge less, another shortest path',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'As planned', text: `${planned.vertices.join('–')}, ${planned.cost} minutes.`, figure: 'step-1' },
            { title: 'Bridge closed', text: `Edge ${bridge} is marked closed, and the way is cut.`, figure: 'step-2' },
            { title: 'Walk again', text: 'Outwards from the depot, always to the nearest crossing next.', figure: 'step-3' },
            { title: 'The new way', text: `${detour.vertices.join('–')}, ${detour.cost} minutes.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            {
              kind: 'query',
              name: 'Fastest way',
              code: query,
              parts: [
                {
                  text: 'That will do for a small network. For a large one, use the shortest-path algorithm, which walks from near to far instead of listing every way there is.'
                }
              ]
            },
            {
              kind: 'table',
              caption: 'One bridge closed at a time: what becomes of this delivery',
              columns: ['Closed', 'Way', 'Time', 'Late'],
              rows: bridgeRows,
              parts: [
                {
                  text: 'Of the three bridges only one matters. Work this table out in quiet times, and dispatchers know which bridge to watch.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Where within an hour?',
      headline: 'Ask differently: the area served',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'bands',
              caption: `Minutes from depot P while bridge ${bridge} is closed`,
              alt: `The network with minutes from the depot at each crossing: ${first.length} within 20, ${second.length} within 40, ${third.length} within an hour, ${beyond.length} beyond`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'From near to far, in one walk',
                  text: `One walk gives all ${minutes.size} crossings: ${first.length} within 20 minutes, ${second.length} more within 40, ${third.length} more within the hour, and ${beyond.length} beyond it.`
                },
                {
                  title: 'What the closure costs',
                  text: `With the bridge open, ${lostHour.join(' and ')} can be served within the hour; closed, they cannot. Orders promised for that hour are the first to move.`
                },
                {
                  text: 'Begin at another depot and walk once more. Lay the two maps side by side and see which orders should leave from where.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Traffic is on the edges, and changes there',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'model',
              rows: [
                ['road', 'crossing → crossing', 'minutes, clearance, closed'],
                ['is at', 'depot → crossing', 'bays'],
                ['based at', 'lorry → depot', 'load, shifts'],
                ['goes to', 'order → crossing', 'time window, volume']
              ],
              found: 'road',
              text: [
                'A road is two edges, one for each direction; a one-way street is one. Clearance and weight limits are properties that the query checks against the lorry.',
                'The traffic feed changes the minutes on an edge every few minutes. That is one value; the network stays as it is.'
              ]
            },
            {
              kind: 'figure',
              figure: 'model',
              caption: 'The model: four kinds of vertices, four kinds of edges',
              alt: 'The model: a depot is at a crossing, a lorry is based at a depot, an order goes to a crossing, roads join crossings'
            }
          ]
        }
      ]
    },
    {
      question: 'Why not in tables?',
      headline: 'A route is walked, not looked up',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Any number of legs',
              text: `This delivery has ${detour.vertices.length - 1} legs, the next may have fifteen. A join must be written out leg by leg, and nobody knows how many there will be.`
            },
            {
              term: 'Stored routes go stale',
              text: 'Keep every route in a table, and one closed bridge means computing a good part of it again. Walk on demand, and only that edge has changed.'
            },
            {
              term: 'Limits where they apply',
              text: 'Clearance, time windows and cooling are on edges and vertices and are checked on the way; a road that will not do is dropped there and then.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Traffic in, routes out',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Maps, traffic', text: 'roads, jams, closures' },
            { name: 'TMS, WMS', text: 'orders, lorries, stock' },
            { name: 'Graph database', text: 'shortest paths, areas served', main: true },
            { name: 'Dispatch', text: 'assign, reroute, move' },
            { name: 'Drivers', text: 'the new way' }
          ],
          caption: 'Between a closure and a detour lies one query'
        },
        {
          kind: 'editions',
          items: [
            { need: 'To practise on one city', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One dispatch center', edition: 'paid', text: 'One server.' },
            {
              need: 'Shippers and carriers see their own orders',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties.'
            },
            {
              need: 'A country’s roads, many depots',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Close the road you fear most' }
} satisfies SolutionCopy
