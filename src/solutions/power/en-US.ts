import { branches, condensers, generators, loads } from '~/content/ieee-14-bus'
import type { SolutionCopy } from '../types'
import {
  branchName,
  bridgeQuery,
  bus,
  busCount,
  criticalPairs,
  criticalSingles,
  feed,
  feedHops,
  harmlessBridges,
  lastBridges,
  longestPath,
  out,
  pairRows,
  pairs,
  query,
  worst
} from './graph'

const bridge = lastBridges.map(branchName).join(', ')
const hanging = harmlessBridges.map(branchName).join(', ')

export default {
  title: 'Power grid: assess an outage before switching',
  description:
    'On the IEEE 14-bus network: open branches one by one and in pairs, and list the lost buses, a remaining supply path and the next critical branch.',
  headline: 'Assess an outage before you switch',
  lead: 'Check a planned outage before you open the line. See which buses keep supply, by which path, and which branch becomes the single point of failure. The query checks connectivity; load flow then checks loading and voltage.',
  hero: {
    caption: `The IEEE 14-bus network: ${busCount} buses, ${branches.length} branches`,
    reading: 'Circles are buses with a generator or condenser, squares the others; numbers are bus numbers',
    alt: `The IEEE 14-bus network with branch ${branchName(out)} open: one remaining supply path to bus ${bus} is ${feed.join('–')}, and branch ${bridge} has become its only connection`,
    source: 'Topology: the public IEEE 14-bus test case; the outage is assumed',
    legend: [
      { mark: 'start', label: 'generator' },
      { mark: 'account', label: 'condenser' },
      { mark: 'asset', label: 'bus' },
      { mark: 'inferred', label: 'open' },
      { mark: 'path', label: 'remaining supply path' },
      { mark: 'found', label: 'single path' }
    ],
    callouts: [
      `Only buses ${generators.join(' and ')} have generators; ${condensers.join(', ')} have synchronous condensers, which support voltage.`,
      `Branch ${branchName(out)} is open for maintenance.`,
      `Bus ${bus} carries a load; this branch was one of its two connections.`,
      `One remaining supply path: ${feed.join('–')}, ${feed.length - 1} branches.`,
      `Branch ${bridge} is now the only path to bus ${bus}: do not open it during the work.`,
      `Opening branch ${hanging} would also isolate a bus, but that bus has no load.`
    ]
  },
  answer: {
    caption: `With branch ${branchName(out)} open, what feeds bus ${bus}?`,
    columns: ['Path of buses'],
    separator: ' → '
  },
  bring: 'Buses, branches, sources, loads and switch states, plus a few approved outage plans.',
  words: {
    source: 'generator',
    eachPair: 'each dot: two branches',
    pairLost: 'orange: a load is cut off',
    generator: 'Generator',
    bus: 'Bus',
    load: 'Load',
    station: 'Site',
    feeds: 'feeds',
    supplies: 'supplies',
    partOf: 'part of',
    branch: 'branch'
  },
  plates: [
    {
      id: 'query',
      question: 'Is there still a supply path?',
      headline: 'Open a line, trace supply, find the single point of failure',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Open',
              text: `Branch ${branchName(out)} is out; bus ${bus} loses one of its two branches.`,
              figure: 'step-1'
            },
            {
              title: 'Trace from the sources',
              text: 'Along branches in service, every bus is still reachable.',
              figure: 'step-2'
            },
            {
              title: 'Take a shortest path',
              text: `One of the shortest: from bus ${feed[0]} through ${feed.slice(1, -1).join(', ')} to bus ${bus}.`,
              figure: 'step-3'
            },
            {
              title: 'Open a second branch',
              text: `Tried one by one, only ${bridge} would leave bus ${bus} without supply.`,
              figure: 'found'
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Remaining supply path', code: query },
            { kind: 'query', name: 'Branches that must not fail now', code: bridgeQuery }
          ]
        }
      ]
    },
    {
      question: 'What if two fail?',
      headline: `${criticalPairs.length} of ${pairs.length} branch pairs cut off a load`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'pairs',
              caption: `Branches opened in pairs: ${branches.length} branches, ${pairs.length} pairs`,
              alt: `A triangular matrix of ${branches.length} branches opened in pairs: ${criticalPairs.length} pairs cut off a load, the others do not`
            },
            {
              kind: 'table',
              caption: 'Branch pairs that cut off a load',
              columns: ['Branch', 'and branch', 'Lost buses', 'Count'],
              rows: pairRows,
              parts: [
                {
                  text: `From all branches in service, this is the connectivity part of an N-1 and N-2 study. Of ${branches.length} single outages, ${criticalSingles.length === 0 ? `none cuts off any of the ${loads.length} buses with a load. Only ${hanging} isolates a bus, which has no load` : `${criticalSingles.length} cut off a load`}. The worst pair is ${branchName(worst.first)} with ${branchName(worst.second)}: buses ${worst.lost.join(' and ')} both lose supply.`
                },
                {
                  text: `${loads.length} buses carry a load. ${criticalPairs.length} of ${pairs.length} pairs cut off a load. Load flow then checks loading and voltage for the ${branches.length} single outages and the other ${pairs.length - criticalPairs.length} pairs.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Why not in tables?',
      headline: 'Switching changes the topology, not the query',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Topology changes',
              text: `Opening or closing a branch can change the supply path. In a graph, the same query follows the new state, without rebuilt tables of connections. The queries here leave out branch ${branchName(out)} by its ID; in operation, filter by the state on the edge.`
            },
            {
              term: 'Networks have cycles',
              text: `Transmission grids are meshed, with more than one path. Recursive joins need a cycle check; an openCypher path never repeats an edge. The first query is limited to ${feedHops} hops, the second to ${longestPath}, one fewer than the buses. For larger networks, use components and bridges, as in the outage demo.`
            },
            {
              term: 'Down to the load',
              text: 'Edges connect buses, sites and loads. One traversal shows which loads an open branch affects.'
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Buses as vertices, branches as edges',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: four vertex labels, four edge labels',
              alt: 'Graph model: a generator feeds a bus, buses are joined by branches, a bus supplies a load and is part of a site'
            },
            {
              kind: 'model',
              rows: [
                ['branch', 'bus — bus', 'state with its times, reactance, rating'],
                ['feeds', 'generator → bus', '—'],
                ['supplies', 'bus → load', '—'],
                ['part of', 'bus → site', '—']
              ],
              found: 'branch',
              text: [
                'This model has buses and branches, as in load flow. Vertices carry their own data: nominal voltage on the bus, demand and priority on the load, maximum output on the generator.',
                'Branch state is stored on the edge with a time stamp, so you can query the topology at that moment. To follow switching inside a substation, make connectivity nodes the vertices, and breakers and disconnectors the edges.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Topology and switch states in, outage impact out',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'SCADA, asset records', text: 'switch states, equipment' },
            { name: 'CIM model export', text: 'topology and parameters, converted to CSV' },
            { name: 'Graph database', text: 'connectivity, supply paths, critical branches', main: true },
            { name: 'Load flow', text: 'checks the cases that keep supply' },
            { name: 'Control room', text: 'input for switching and maintenance plans' }
          ],
          caption:
            'The graph checks a planned outage for connectivity and paths; the EMS still computes live topology and load flow'
        },
        {
          kind: 'editions',
          items: [
            {
              need: 'Learn on a standard test case',
              edition: 'free',
              text: 'For non-commercial learning; enough for the network on this page.'
            },
            { need: 'Offline studies of one regional grid', edition: 'paid', text: 'One server, up to 3 users.' },
            {
              need: 'Shared by control room, maintenance and customer service',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties.'
            },
            {
              need: 'Full grid model down to each customer',
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
      headline: 'Compare it with today’s check',
      lead: 'Replay past outage plans.',
      blocks: [
        {
          kind: 'gains',
          items: [
            { term: 'Agreement', text: 'Take past outage plans, and compare answer by answer with the study made at the time.' },
            {
              term: 'What was missed',
              text: 'List weak branches that the graph found and the plan did not mention; let an engineer judge each.'
            },
            { term: 'Time', text: 'From request to answer, and whether a late change can be checked on the spot.' }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Open a branch in the demo' }
} satisfies SolutionCopy
