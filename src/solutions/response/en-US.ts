import type { SolutionCopy } from '../types'
import { consumers, dryQuery, people, pipes, plan, planWithout, query, stuck, valveRows, valves } from './graph'

const skipped = plan.around.filter((valve) => !plan.close.includes(valve))
const count = (value: number) => value.toLocaleString('en')

export default {
  title: 'Emergency response: the valves to close',
  description:
    'Model mains, valves and consumers as a graph: get the shortest closing list for a burst, the consumers without supply, and a plan B for a stuck valve.',
  headline: 'Isolate a burst with the fewest valves',
  lead: 'One query lists the valves to close, another the consumers who lose supply. If a valve is stuck, mark it and query again. They traverse the network and stop at valves.',
  hero: {
    caption: `A water network with ${valves.length} valves and ${consumers.length} groups of consumers`,
    reading: 'Lines are mains, diamonds are valves; orange loses water, solid diamonds must be closed',
    alt: `A water network: the main between J5 and J6 has burst; valves ${plan.close.join(', ')} are closed and ${plan.consumers.length} groups of consumers lose supply`,
    legend: [
      { mark: 'start', label: 'water plant' },
      { mark: 'merchant', label: 'valve' },
      { mark: 'asset', label: 'consumers' },
      { mark: 'answer', label: 'close' },
      { mark: 'found', label: 'no water' }
    ],
    callouts: [
      'The burst is between two junctions, with no valve on either side.',
      'Traverse outward and stop at valves: V3, V7, V8.',
      'Downstream, the first valves are V4 and V5.',
      'H is a hospital with 900 people: send water tankers there first.',
      `${skipped.join(' and ')} can stay open: no water arrives from behind them.`,
      'S is a school. Its main is intact, but all its water comes through this section.'
    ]
  },
  answer: {
    caption: 'Which valves isolate a burst at X?',
    columns: ['Valve to close']
  },
  bring: 'Mains, valves, plants and consumers, with records of a few past bursts.',
  words: {
    works: 'plant',
    junction: 'Node',
    valve: 'Valve',
    consumer: 'Users',
    crew: 'Crew',
    pipe: 'main',
    supplies: 'supplies',
    standsBy: 'near'
  },
  plates: [
    {
      id: 'query',
      question: 'How is the plan made?',
      headline: 'Traverse from the burst and stop at valves',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Mark the burst', text: 'Locate the reported address on a main.', figure: 'step-1' },
            {
              title: 'Reach the valves',
              text: `Everything reachable without passing a valve loses water; ${plan.around.length} valves surround it.`,
              figure: 'step-2'
            },
            {
              title: 'Check the supply side',
              text: `Traverse again from the plant: only ${plan.close.length} valves are on the supply side.`,
              figure: 'step-3'
            },
            {
              title: 'List the consumers',
              text: `${plan.consumers.length} groups, ${count(plan.people)} people without water.`,
              figure: 'found'
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Valves to close', code: query },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Two fewer valves to close',
                  text: `There are ${plan.around.length} valves around the burst. No water arrives from behind ${skipped.join(' and ')}, so they can stay open. A traversal from the plant shows this; no crew has to check on site.`
                },
                {
                  title: 'Distance does not decide who loses water',
                  text: 'The main at J9 is intact, but all its water comes past the burst. What matters is where the water comes from, not the distance to the burst.'
                },
                {
                  text: `On paper, you can solve a network of ${pipes.length} mains and ${count(people)} people. A real network is far larger and needs a query.`
                }
              ]
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Consumers without water', code: dryQuery },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Who to notify first',
                  text: `With the valves of the list closed, the query follows the water from the plant. It returns the ${plan.consumers.length} groups that no water reaches, the largest first.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What if a valve is stuck?',
      headline: `If ${stuck} is stuck, get a new closing list`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'stuck',
              caption: `With valve ${stuck} stuck, close ${planWithout.close.join(', ')} instead`,
              alt: `The network with ${stuck} stuck: the outage grows, ${planWithout.close.join(', ')} are closed instead, ${count(planWithout.people)} people lose supply`
            },
            {
              kind: 'table',
              caption: 'Each valve of the plan, stuck in turn',
              columns: ['Stuck', 'Close instead', 'People affected', 'Increase'],
              rows: valveRows,
              parts: [
                {
                  text: `The crew reports that ${stuck} is stuck. Mark it, query again, and get a new list: ${count(planWithout.people)} people without water instead of ${count(plan.people)}.`
                },
                { text: 'Test every valve in advance: service the one with the greatest impact first.' }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Valves are vertices, mains are edges',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: four vertex labels, three edge labels',
              alt: 'Graph model: mains join nodes and valves, a node supplies users, a crew is near a node'
            },
            {
              kind: 'model',
              rows: [
                ['main', 'node — node, node — valve', 'bore, material, year'],
                ['supplies', 'node → users', 'people, priority'],
                ['near', 'crew → node', 'minutes']
              ],
              found: 'main',
              text: [
                'A valve is a vertex between two mains. “Stop at valves” is then a rule of the traversal, not a special case on an edge.',
                'The same model fits gas, district heating and cable ducts: what breaks is an edge, what closes is a vertex.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Between alarms and work orders',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'GIS, SCADA', text: 'mains, pressure, flow' },
            { name: 'Hotline, alarms', text: 'burst location' },
            { name: 'Graph database', text: 'closing list, outage area, backup plan', main: true },
            { name: 'Control room', text: 'crews, tankers, notices' }
          ],
          caption: 'Crews report valve states, and the next query uses them'
        },
        {
          kind: 'gains',
          items: [
            { term: 'The same answer on every shift', text: 'The list comes from a query, independent of who is on duty.' },
            { term: 'Precise notices', text: 'Only customers who lose water are notified, hospitals and schools first.' },
            {
              term: 'Drills without cutting supply',
              text: 'Simulate a burst on any main: get the plan, its impact and the critical valves.'
            }
          ]
        },
        {
          kind: 'editions',
          items: [
            { need: 'Learn the queries on the sample data of this page', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One water plant or one district', edition: 'paid', text: 'One server, up to 3 users.' },
            {
              need: 'Several agencies with separate rights',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties.'
            },
            {
              need: 'Citywide water, power, gas and heat in one graph',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Simulate a burst on one of your mains' }
} satisfies SolutionCopy
