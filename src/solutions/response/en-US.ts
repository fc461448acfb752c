import type { SolutionCopy } from '../types'
import { consumers, people, pipes, plan, planWithout, query, stuck, valveRows, valves } from './graph'

const skipped = plan.around.filter((valve) => !plan.close.includes(valve))
const count = (value: number) => value.toLocaleString('en-US')

export default {
  title: 'Emergency response: which valves first?',
  description:
    'Mains, valves and consumers as a graph: walk out from the burst, stop at valves, get the shortest closing list, who loses supply, and a plan B.',
  kicker: 'Solutions · Emergency response',
  headline: 'A main bursts. Which valves?',
  lead: 'Water is rising in the street, and within minutes the control room has to say three things: which valves to close, who loses supply, and what to do if one does not move. The network is a graph; one walk out from the burst answers all three.',
  hero: {
    caption: `A water network with ${valves.length} valves and ${consumers.length} groups of consumers`,
    reading: 'Lines are mains, diamonds valves; orange is without water, solid diamonds are to be closed',
    alt: `A water network: the main between J5 and J6 has burst; valves ${plan.close.join(', ')} are closed and ${plan.consumers.length} groups of consumers lose supply`,
    legend: [
      { mark: 'start', label: 'works' },
      { mark: 'merchant', label: 'valve' },
      { mark: 'asset', label: 'consumers' },
      { mark: 'answer', label: 'close' },
      { mark: 'found', label: 'no water' }
    ],
    callouts: [
      'The burst is between two junctions, with no valve on either side.',
      'Walk outwards and stop at valves: V3, V7, V8.',
      'Downwards nothing is in the way until V4 and V5.',
      'H is a hospital with 900 people: the tankers go there first.',
      `${skipped.join(' and ')} can stay open: there is no water behind them.`,
      'S is a school. Its main is whole, but all its water comes this way.'
    ]
  },
  words: {
    works: 'works',
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
      headline: 'Out from the burst, stopping at valves',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Mark the burst', text: 'The reported address is put onto a main.', figure: 'step-1' },
            {
              title: 'Walk to the valves',
              text: `Whatever is reached without a valve will leak: ${plan.around.length} valves around it.`,
              figure: 'step-2'
            },
            {
              title: 'Where is water?',
              text: `Walk again from the works. Only ${plan.close.length} have water behind them.`,
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
                  title: 'Two valves fewer to drive to',
                  text: `There are ${plan.around.length} valves around the burst. Behind ${skipped.join(' and ')} no water comes from elsewhere, and closing them would change nothing. One walk back from the works says so; nobody has to go and try.`
                },
                {
                  title: 'Dry is not the same as near',
                  text: 'The main at J9 is whole, yet all its water came past the burst. Distance to the burst does not tell; where the water comes from does.'
                },
                {
                  text: `A network of ${pipes.length} mains and ${count(people)} people can be thought through on paper. A real one is far larger, and needs a query.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'If one does not move?',
      headline: `${stuck} is stuck: another list`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'stuck',
              caption: `With valve ${stuck} stuck, close ${planWithout.close.join(', ')} instead`,
              alt: `The network with ${stuck} stuck: more of it goes dry, ${planWithout.close.join(', ')} are closed instead, ${count(planWithout.people)} people lose supply`
            },
            {
              kind: 'table',
              caption: 'Each valve of the plan stuck once',
              columns: ['Stuck', 'Close instead', 'People dry', 'More'],
              rows: valveRows,
              parts: [
                {
                  text: `The crew reports that ${stuck} does not move. Mark it, ask again, and there is a new list: ${count(planWithout.people)} people without water instead of ${count(plan.people)}.`
                },
                { text: 'Try every valve in quiet times: the one that costs the most when stuck is the first to service.' }
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
              caption: 'The model: four kinds of vertices, three kinds of edges',
              alt: 'The model: mains join nodes and valves, a node supplies users, a crew is near a node'
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
                'A valve sits in the middle of a main and is a vertex of its own. «Stop at valves» is then a rule of the walk and no special case on an edge.',
                'Gas, district heating, cable ducts: the model stays. What breaks is an edge, what closes is a vertex.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'From the call to the crews in one go',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'GIS, SCADA', text: 'mains, pressure, flow' },
            { name: 'Hotline, alarms', text: 'where it burst' },
            { name: 'Graph database', text: 'closing list, who is dry, plan B', main: true },
            { name: 'Control room', text: 'crews, tankers, notices' }
          ],
          caption: 'Crews report the state of valves, and the next query walks accordingly'
        },
        {
          kind: 'gains',
          items: [
            { term: 'An answer in minutes', text: 'The list comes from a query, whoever is on duty.' },
            { term: 'Notices that are right', text: 'Only those without water are told so, hospitals and schools first.' },
            { term: 'Drills without dry taps', text: 'Let any main burst on paper: plan, cost and weak valves come together.' }
          ]
        },
        {
          kind: 'editions',
          items: [
            { need: 'To walk through one district', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One works or one borough', edition: 'paid', text: 'One server.' },
            {
              need: 'Several services, each with its rights',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties.'
            },
            {
              need: 'Water, power, gas and heat in one graph',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Pick a main and let it burst' }
} satisfies SolutionCopy
