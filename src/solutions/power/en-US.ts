import { branches, condensers, generators, loads } from '~/content/ieee-14-bus'
import type { SolutionCopy } from '../types'
import {
  branchName,
  bridgeQuery,
  bus,
  criticalPairs,
  criticalSingles,
  feed,
  harmlessBridges,
  lastBridges,
  out,
  pairRows,
  pairs,
  query,
  worst
} from './graph'

const bridge = lastBridges.map(branchName).join(', ')
const hanging = harmlessBridges.map(branchName).join(', ')

export default {
  title: 'Power grid: one branch out, what is left',
  description:
    'On the IEEE 14-bus network: open branches one by one and two by two, see who loses supply, which way is left and which branch must not fail next.',
  kicker: 'Solutions · Power dispatch',
  headline: 'One branch out.\nWhat is left?',
  lead: 'A power network is a graph already: buses are vertices, branches are edges. Before a line is taken out, open it in the graph: who still has supply, by which way, and which branch must not fail next.',
  hero: {
    caption: `The IEEE 14-bus network: 14 buses, ${branches.length} branches`,
    reading: 'Circles are buses with a machine, squares the others; numbers are bus numbers',
    alt: `The IEEE 14-bus network with branch ${branchName(out)} open: bus ${bus} is fed by way of ${feed.join(', ')}, and branch ${bridge} has become its only connection`,
    source: 'Topology: the public IEEE 14-bus test case; the outage is assumed',
    legend: [
      { mark: 'start', label: 'generator' },
      { mark: 'account', label: 'condenser' },
      { mark: 'asset', label: 'bus' },
      { mark: 'inferred', label: 'open' },
      { mark: 'path', label: 'feed' },
      { mark: 'found', label: 'only way' }
    ],
    callouts: [
      `Power comes from buses ${generators.join(' and ')} only; ${condensers.join(', ')} have condensers, which hold the voltage.`,
      `Branch ${branchName(out)} is open for maintenance.`,
      `Bus ${bus} has a load that this branch used to feed.`,
      `The feed that is left: ${feed.join('–')}, ${feed.length - 1} branches.`,
      `Branch ${bridge} is now the only way to bus ${bus}. It must not fail.`,
      `Branch ${hanging} would take a bus with it, but there is no load there.`
    ]
  },
  words: {
    source: 'generator',
    eachPair: 'each dot: two branches',
    pairLost: 'orange: a load is lost',
    generator: 'Unit',
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
      question: 'How is it fed then?',
      headline: 'Open, walk again, find the only way',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Open', text: `Branch ${branchName(out)} is out; bus ${bus} has lost one side.`, figure: 'step-1' },
            { title: 'Walk from the sources', text: 'Along branches in service, every bus is still reached.', figure: 'step-2' },
            { title: 'Take the nearest', text: `Bus ${bus} is fed by way of ${feed.slice(0, -1).join(', ')}.`, figure: 'step-3' },
            { title: 'Open one more', text: `Tried one by one, only ${bridge} would leave bus ${bus} dark.`, figure: 'found' }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'The way that is left', code: query },
            { kind: 'query', name: 'Branches that must not fail now', code: bridgeQuery }
          ]
        }
      ]
    },
    {
      question: 'And two at once?',
      headline: `${pairs.length} pairs of branches, ${criticalPairs.length} that cost a load`,
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'pairs',
              caption: `Two at a time: ${branches.length} branches, ${pairs.length} pairs`,
              alt: `A triangular matrix of ${branches.length} branches two at a time: ${criticalPairs.length} pairs cost a load, the others do not`
            },
            {
              kind: 'table',
              caption: 'Pairs of branches that cost a load',
              columns: ['Branch', 'and', 'Dark buses', 'Count'],
              rows: pairRows,
              parts: [
                {
                  text: `Of ${branches.length} single outages, ${criticalSingles.length === 0 ? 'none costs a load: N-1 holds' : `${criticalSingles.length} cost a load`}. Of two at once the gravest is ${branchName(worst.first)} with ${branchName(worst.second)}: buses ${worst.lost.join(' and ')} go dark together.`
                },
                {
                  text: `${loads.length} buses have a load. This judges connection alone; whether a line is overloaded is for the load flow, which now has ${criticalPairs.length} cases to look at first instead of ${pairs.length}.`
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Why not in tables?',
      headline: 'Each switch changes who is connected',
      blocks: [
        {
          kind: 'gains',
          items: [
            {
              term: 'Wiring is alive',
              text: 'One switching operation and supply takes another way. In tables the whole connectivity has to be computed again; in a graph one edge changes its state and the next query walks the new wiring.'
            },
            {
              term: 'Networks have loops',
              text: 'Transmission is meshed, and there is more than one way. Recursive joins run in circles; a traversal does not walk the same vertex twice.'
            },
            {
              term: 'Down to the customer',
              text: 'Branch, bus, substation, hospital: edges all the way. What to open and who is affected are the two ends of one walk.'
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'Equipment as vertices, state on edges',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'The model: four kinds of vertices, four kinds of edges',
              alt: 'The model: a unit feeds a bus, buses are joined by branches, a bus supplies a load and is part of a site'
            },
            {
              kind: 'model',
              rows: [
                ['branch', 'bus — bus', 'state, reactance, rating'],
                ['feeds', 'unit → bus', 'maximum output'],
                ['supplies', 'bus → load', 'priority, demand'],
                ['part of', 'bus → site', 'voltage']
              ],
              found: 'branch',
              text: [
                'It maps onto the terminals and connectivity nodes of CIM. On import, breakers and disconnectors become the state of a branch, so that the graph stays readable.',
                'State is on the edge and dated: after a fault one can go back to that minute and walk the wiring as it was.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Measurements in, options out',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'SCADA, asset records', text: 'switch states, equipment' },
            { name: 'CIM import', text: 'topology, parameters' },
            { name: 'Graph database', text: 'connection, feeds, critical branches', main: true },
            { name: 'Load flow', text: 'checks what is left' },
            { name: 'Control room', text: 'switching, maintenance windows' }
          ],
          caption: 'The graph says whether and which way, the load flow says whether it can bear it'
        },
        {
          kind: 'editions',
          items: [
            {
              need: 'To learn on a standard test case',
              edition: 'free',
              text: 'For non-commercial learning; this network is enough.'
            },
            { need: 'One regional grid, studied offline', edition: 'paid', text: 'One server.' },
            {
              need: 'Control, maintenance and sales share it',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties.'
            },
            {
              need: 'A whole grid, down to each customer',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Open one branch and see' }
} satisfies SolutionCopy
