import type { SolutionCopy } from '../types'
import {
  areaQuery,
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
  title: 'Logistics: fastest route around a closed road',
  description:
    'Model intersections, roads, depots and orders as a graph: the fastest route in minutes, a new one after each closure, and the area served within an hour.',
  headline: 'Find the fastest open route after a closure',
  lead: 'Recompute the fastest route whenever a road closes. Traffic is stored on edges, so each departure queries the current network instead of a table of old routes.',
  hero: {
    caption: `${count} intersections, ${roads.length} roads, ${bridges.length} bridges`,
    reading: 'Positions as on a map; orange numbers are driving minutes',
    alt: `A road network: from depot P to customer D the planned route uses bridge ${bridge}; with the bridge closed the orange route takes ${detour.cost} minutes`,
    legend: [
      { mark: 'start', label: 'depot' },
      { mark: 'answer', label: 'customer' },
      { mark: 'account', label: 'intersection' },
      { mark: 'path', label: 'planned' },
      { mark: 'inferred', label: 'closed' },
      { mark: 'found', label: 'new route' }
    ],
    callouts: [
      'Depot P: the delivery starts here.',
      `Customer D: ${planned.cost} minutes on the planned route.`,
      `Bridge ${bridge} is closed; the planned route ends here.`,
      `Over bridge I–N it takes ${detour.cost} minutes, ${delay} more.`,
      'Bridge G–L also crosses the river, but takes longer.',
      `With the bridge closed, J is ${minutes.get('J')} minutes away: more than an hour.`
    ]
  },
  answer: {
    caption: 'What is the fastest open route from P to D?',
    columns: ['Route', 'Minutes'],
    separator: ' → '
  },
  bring: 'Intersections, road segments, depots, order locations and one day of traffic changes.',
  words: {
    river: 'river',
    crossing: 'Node',
    depot: 'Depot',
    lorry: 'Truck',
    order: 'Order',
    at: 'is at',
    basedAt: 'based at',
    goesTo: 'goes to',
    road: 'road'
  },
  plates: [
    {
      id: 'query',
      question: 'How is the route recomputed?',
      headline: 'Close one bridge, get a new shortest path',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'As planned', text: `${planned.vertices.join('–')}, ${planned.cost} minutes.`, figure: 'step-1' },
            { title: 'Bridge closed', text: `Edge ${bridge} is marked closed, so the query skips it.`, figure: 'step-2' },
            { title: 'Query again', text: 'Expand outward from the depot, nearest intersection first.', figure: 'step-3' },
            { title: 'The new route', text: `${detour.vertices.join('–')}, ${detour.cost} minutes.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            {
              kind: 'query',
              name: 'Fastest route',
              code: query,
              parts: [
                {
                  text: 'This is enough for a small network. For a large one, use the shortest-path algorithm, which expands from near to far instead of enumerating every path.'
                }
              ]
            },
            {
              kind: 'table',
              caption: 'This delivery with one bridge closed at a time',
              columns: ['Closed', 'New route', 'Time', 'Delay'],
              rows: bridgeRows,
              parts: [
                {
                  text: 'Only one of the three bridges matters. Compute this table in advance, and dispatchers know which bridge to watch.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is within an hour?',
      headline: 'Compute the service area from the same graph',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'bands',
              caption: `Minutes from depot P while bridge ${bridge} is closed`,
              alt: `The network with minutes from the depot at each intersection: ${first.length} within 20, ${second.length} within 40, ${third.length} within an hour, ${beyond.length} beyond`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'From near to far, in one query',
                  text: `One query returns all ${minutes.size} intersections: ${first.length} within 20 minutes, ${second.length} more within 40, ${third.length} more within the hour, and ${beyond.length} beyond it.`
                },
                {
                  title: 'What the closure costs',
                  text: `With the bridge open, ${lostHour.join(' and ')} can be served within the hour; with it closed, they cannot. Reschedule orders with a one-hour promise there first.`
                }
              ]
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Service area', code: areaQuery },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Compare depots',
                  text: 'Start from another depot and query again. Compare the two areas to see which depot should serve which order.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Traffic is stored on edges and updated there',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'model',
              rows: [
                ['road', 'intersection — intersection', 'minutes, clearance, closed'],
                ['is at', 'depot → intersection', 'loading bays'],
                ['based at', 'truck → depot', 'load, shifts'],
                ['goes to', 'order → intersection', 'time window, volume']
              ],
              found: 'road',
              text: [
                'Every road here is two-way: one edge, which the query follows in both directions. Where there are one-way streets, store an edge per direction and write the arrow in the query.',
                'The traffic feed updates the minutes on an edge. That changes one value; the network is not rebuilt.'
              ]
            },
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: four vertex labels, four edge labels',
              alt: 'Graph model: a depot is at an intersection, a truck is based at a depot, an order goes to an intersection, roads join intersections'
            }
          ]
        }
      ]
    },
    {
      question: 'Why not in tables?',
      headline: 'Routes are computed, not looked up',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Any number of legs',
              text: `This delivery has ${detour.vertices.length - 1} legs, the next may have fifteen. In SQL a recursive query expands every route; a graph algorithm expands from near to far and stops when it arrives.`
            },
            {
              term: 'Stored routes go stale',
              text: 'If every route is stored in a table, one closed bridge invalidates a large part of it. If routes are computed on demand, only that edge changes.'
            },
            {
              term: 'Constraints on edges',
              text: 'Clearance, time windows and cooling are properties of edges and vertices. The traversal checks them and skips roads that fail.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Live traffic in, routes out',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'Maps, traffic', text: 'roads, jams, closures' },
            { name: 'TMS, WMS', text: 'orders, trucks, stock' },
            { name: 'Graph database', text: 'shortest paths, service areas', main: true },
            { name: 'Dispatch', text: 'assign, reroute, reschedule' },
            { name: 'Drivers', text: 'the new route' }
          ],
          caption: 'From closure to new route in one query'
        },
        {
          kind: 'editions',
          items: [
            { need: 'Learn the query on the sample data of this page', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One dispatch center', edition: 'paid', text: 'One server, up to 3 users.' },
            {
              need: 'Shippers and carriers see their own orders',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties.'
            },
            {
              need: 'National road network, many depots',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    },
    {
      id: 'measure',
      question: 'How is it measured?',
      headline: 'Track three metrics every day',
      lead: 'Count days of closures separately.',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: 'On time', text: 'The share delivered as promised, with days of closures counted separately.' },
            {
              term: 'Deviation',
              text: 'The difference between predicted and driven minutes. Correct the data of roads with large differences.'
            },
            { term: 'Reaction', text: 'The time from a closure report to new routes on the drivers’ phones.' }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Close your most critical road and compare' }
} satisfies SolutionCopy
