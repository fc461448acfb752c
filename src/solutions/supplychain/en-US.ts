import type { SolutionCopy } from '../types'
import {
  deliveries,
  downstream,
  firstLine,
  lastDay,
  lines,
  query,
  spared,
  stoppedLines,
  stoppedProducts,
  stopping,
  stopRows,
  stops,
  tiers
} from './graph'

const sites = tiers.flat().length
const [line, day] = firstLine

export default {
  title: 'Supply chain: when does it reach us?',
  description:
    'Supply relations and days of stock in one graph: when a supplier stops, see who stops, on which day, and who has another source. Model, query, calendar.',
  kicker: 'Solutions · Supply chain',
  headline: 'A supplier stops.\nWhen do we?',
  lead: 'Purchasing sees the first tier; shortages begin in the third or fourth. Put who supplies what to whom, and how long stock lasts, into a graph, and an outage can be followed to the finished product, with the days that are left.',
  hero: {
    caption: `${sites} sites and models, ${deliveries.length} supply relations`,
    reading: 'Material flows from left to right; orange figures are the day on which it stops',
    alt: `A supply network: resin supplier R4 stops, the ${stopping.length} sites and models in orange stop after it, those in blue have another source and go on`,
    legend: [
      { mark: 'asset', label: 'site' },
      { mark: 'merchant', label: 'model' },
      { mark: 'edge', label: 'supplies' },
      { mark: 'path', label: 'has another source' },
      { mark: 'found', label: 'stops' }
    ],
    callouts: [
      'Resin supplier R4 stops today.',
      `M4 has resin for six days and stops on day ${stops.get('M4')}.`,
      'T3 gets its connectors from two: without M4 there is still M5.',
      `Line ${line} is the first to stop, on day ${day}.`,
      'Line L3 is downstream too, but only by way of T3: it goes on.',
      `Model G2 has the least in store: sold out on day ${stops.get('G2')}.`
    ]
  },
  words: {
    raw: 'Raw',
    parts: 'Parts',
    modules: 'Modules',
    lines: 'Lines',
    models: 'Models',
    day: 'day #',
    today: 'today',
    site: 'Site',
    part: 'Part',
    order: 'Order',
    company: 'Firm',
    makes: 'makes',
    placed: 'placed at',
    ownedBy: 'owned by',
    delivers: 'supplies'
  },
  plates: [
    {
      question: 'How long have we got?',
      headline: `First line down on day ${day}, last model out on day ${lastDay}`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'calendar',
              caption: `The days that are left to ${stopping.length} sites and models`,
              alt: `Bars: ${stopping.map(([id, count]) => `${id} stops on day ${count}`).join(', ')}`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Stock is time',
                  text: 'Each edge says for how many days the receiver’s stock of the part lasts. Added up along a path, that is how long the shortage takes to arrive; the part that runs out first sets the day.'
                },
                {
                  title: 'Downstream is not down',
                  text: `${downstream.length} sites and models are downstream of R4; ${stopping.length} of them stop. ${spared.join(', ')} are downstream as well and have another source. A list of everything downstream would name them too, for nothing.`
                },
                {
                  text: `${stoppedLines.length} of ${lines.length} lines stop, and ${stoppedProducts.length} models sell out: ${stoppedProducts.join(', ')}. Change the part before day ${day}, and no line stops at all.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      id: 'query',
      question: 'How is it found?',
      headline: 'Downstream, until there is another source',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Take the supplier', text: 'R4 supplies one site, M4.', figure: 'step-1' },
            { title: 'Walk to the end', text: `${downstream.length} sites and models downstream.`, figure: 'step-2' },
            { title: 'Look for a second', text: 'Where the same part has another source, stop there.', figure: 'step-3' },
            { title: 'Add the days', text: `${stopping.length} are left, each with its day.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Effect of an outage', code: query },
            {
              kind: 'table',
              caption: 'What stops, in the order of days',
              columns: ['Site', 'Short of', 'Stock, days', 'Stops on day'],
              rows: stopRows
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Supply is an edge, stock is on it',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'The model: four kinds of vertices, four kinds of edges',
              alt: 'The model: a site supplies a site, makes a part and is owned by a firm; an order is placed at a site'
            },
            {
              kind: 'model',
              rows: [
                ['supplies', 'site → site', 'part, days of stock, lead time'],
                ['makes', 'site → part', 'capacity, yield'],
                ['placed at', 'order → site', 'quantity, due date'],
                ['owned by', 'site → firm', 'share']
              ],
              found: 'supplies',
              text: [
                'Vertices are sites, not firms: what stops is usually one plant. Kept apart, they show that two suppliers may depend on the same plant upstream.',
                'Substitutes need no edge of their own: two edges with the same part and the same receiver stand in for each other.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What do you get?',
      headline: 'A list with dates',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Whom to call first',
              text: 'The list is in the order of days: the first entry needs another source now, the last one leaves time to talk.'
            },
            {
              term: 'A drill in quiet times',
              text: 'Let any site stop and run the same query. Those that stop a line at once are where a second source belongs.'
            },
            {
              term: 'Two sources, really two?',
              text: 'Two suppliers whose material comes from one plant show in the graph: two paths that become one upstream.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'It follows the bill of materials',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'ERP, PLM', text: 'bills of materials, suppliers, stock' },
            { name: 'Signals', text: 'stoppages, disasters, closed routes' },
            { name: 'Graph database', text: 'effects, substitutes, dates', main: true },
            { name: 'Planning, buying', text: 'reallocate, replace, prepare' }
          ],
          caption: 'Stock is updated daily, and the list with it'
        },
        {
          kind: 'editions',
          items: [
            { need: 'To try it on one product', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'Within the planning department', edition: 'paid', text: 'One server, a few users.' },
            {
              need: 'To share a part with suppliers',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties: a supplier sees its own neighbours.'
            },
            {
              need: 'All parts of a group, every tier',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Pick one product and stop one supplier' }
} satisfies SolutionCopy
