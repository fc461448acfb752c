import type { SolutionCopy } from '../types'
import {
  deliveries,
  downstream,
  firstLine,
  lastDay,
  lines,
  query,
  sourceQuery,
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
  title: 'Supply chain: the impact of a supplier stoppage',
  description:
    'Model deliveries and days of stock in one graph: when a supplier stops, see which lines stop, on which day, and which have another source.',
  headline: 'Know when a supplier’s stoppage halts your lines',
  lead: 'One query shows which lines a supplier’s stoppage will halt, and on which day; another shows which sites have another source. Purchasing sees the first tier; the graph follows deliveries and stock across all tiers.',
  hero: {
    caption: `${sites} sites and models, ${deliveries.length} supply relationships`,
    reading: 'Material flows from left to right; orange numbers are the days on which sites halt',
    alt: `A supply network: resin supplier R4 stops, the ${stopping.length} sites and models in orange stop after it, those in blue have another source and keep running`,
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
      'T3 has two sources of connectors: without M4, M5 still delivers.',
      `Line ${line} is the first to stop, on day ${day}.`,
      'Line L3 is downstream too, but only through T3: it keeps running.',
      `Model G2 has the least finished stock: sold out on day ${stops.get('G2')}.`
    ]
  },
  answer: {
    caption: 'If supplier R4 stops, which sites stop first?',
    columns: ['Site', 'Day of stoppage']
  },
  bring: 'Sites, parts, deliveries and days of stock, plus one supply disruption that actually happened.',
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
      question: 'How much time is left?',
      headline: `First line down on day ${day}, last model out on day ${lastDay}`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'calendar',
              caption: `Days until ${stopping.length} sites and models stop`,
              alt: `Bars: ${stopping.map(([id, count]) => `${id} stops on day ${count}`).join(', ')}`
            },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Stock buys time',
                  text: 'Each edge records how many days the receiver’s stock of the part lasts. The sum along a path is the time until the shortage arrives. The part that runs out first sets the day on which the site halts.'
                },
                {
                  title: 'Downstream does not mean stopped',
                  text: `${downstream.length} sites and models are downstream of R4; ${stopping.length} of them stop. ${spared.join(', ')} are also downstream but have another source. A simple list of downstream sites would raise false alarms for them.`
                },
                {
                  text: `${stoppedLines.length} of ${lines.length} lines stop, and ${stoppedProducts.length} models sell out: ${stoppedProducts.join(', ')}. Switch to another part before day ${day}, and no line stops.`
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
      headline: 'Traverse downstream to the next independent source',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Take the supplier', text: 'R4 supplies one site, M4.', figure: 'step-1' },
            { title: 'Traverse downstream', text: `${downstream.length} sites and models downstream.`, figure: 'step-2' },
            {
              title: 'Check other sources',
              text: 'Where another source of the same part does not depend on R4, stop there.',
              figure: 'step-3'
            },
            { title: 'Add up the days', text: `${stopping.length} remain, each with the day it halts.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Impact of a stoppage', code: query },
            {
              kind: 'table',
              caption: 'Sites and models that stop, by day',
              columns: ['Site', 'Short of supply from', 'Stock (days)', 'Stops on day'],
              rows: stopRows
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Other sources', code: sourceQuery },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Only independent sources count',
                  text: 'A source downstream of R4 may stop as well, so neither query counts it. Two suppliers that depend on one plant upstream are not two sources.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Deliveries are edges, stock is their property',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: four vertex labels, four edge labels',
              alt: 'Graph model: a site supplies a site, makes a part and is owned by a firm; an order is placed at a site'
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
                'Vertices are sites, not companies, because usually a single plant stops. Keeping them separate also reveals two suppliers that depend on the same plant upstream.',
                'Substitutes need no extra edge: two edges with the same part and the same receiver are alternatives.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What do you get?',
      headline: 'A list of lines with the days they halt',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Call the right supplier first',
              text: 'The list is sorted by day: the first entries need another source now, the last leave time to negotiate.'
            },
            {
              term: 'Rehearse in advance',
              text: 'Mark any site as stopped and run the same query. Sites whose stop halts a line need a second source.'
            },
            {
              term: 'Hidden single sources',
              text: 'If two suppliers get their material from one plant, the graph shows two paths that meet upstream.'
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Built on your bill of materials',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'ERP, PLM', text: 'bills of materials, suppliers, stock' },
            { name: 'Signals', text: 'stoppages, disasters, closed routes' },
            { name: 'Graph database', text: 'impact, substitutes, days to a halt', main: true },
            { name: 'Planning, purchasing', text: 'reallocate, substitute, back up' }
          ],
          caption: 'Stock is updated daily, and the list with it'
        },
        {
          kind: 'editions',
          items: [
            { need: 'Learn the queries on the sample data of this page', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One planning department', edition: 'paid', text: 'One server, up to 3 users.' },
            {
              need: 'Share part of the graph with suppliers',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties: a supplier sees its direct partners only.'
            },
            {
              need: 'All parts of a corporate group, every tier',
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
      headline: 'Rehearse once and measure three metrics',
      lead: 'Replay a past stoppage.',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: 'Extent', text: 'Take a past stoppage, and compare the query’s list with the lines that really stopped.' },
            {
              term: 'Lead time',
              text: 'The difference between the day that the query gave and the day on which the line stopped.'
            },
            {
              term: 'Time to answer',
              text: 'The time from learning of the stoppage to the list, compared with phone calls before.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Simulate one supplier’s stoppage' }
} satisfies SolutionCopy
