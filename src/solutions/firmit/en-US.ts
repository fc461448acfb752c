import type { SolutionCopy } from '../types'
import {
  affectedServices,
  alarms,
  candidateRows,
  candidates,
  cause,
  causeExplains,
  dependencies,
  lastSecond,
  levels,
  query,
  second,
  services
} from './graph'

const count = levels.flat().length
const firstAlarm = alarms[0]?.at

export default {
  title: 'IT management: find the root cause',
  description:
    'Model services, middleware, hosts and storage with their dependencies, compare each component’s impact with the alarms received, and find the root cause.',
  headline: 'Trace an alarm storm to its root cause',
  lead: `Find the one component whose failure explains every alarm. Here ${alarms.length} alarms arrive within ${lastSecond} seconds; the failed storage sends none.`,
  hero: {
    caption: `${count} components, ${dependencies.length} dependencies, ${alarms.length} alarms`,
    reading: 'Upper layers depend on lower ones; blue raised an alarm, orange is the cause and its effects',
    alt: `Dependencies: ${alarms.length} components with alarms, all of which depend on storage ${cause}, directly or indirectly`,
    legend: [
      { mark: 'account', label: 'service' },
      { mark: 'asset', label: 'machine' },
      { mark: 'start', label: 'alarm' },
      { mark: 'found', label: 'effect' },
      { mark: 'answer', label: 'cause' }
    ],
    callouts: [
      `The first alarm comes from ${firstAlarm}, near the top.`,
      'Portal web raises an alarm: the order and stock services it needs are slow.',
      'Host vm1 raises the last alarm. Storage is right below it.',
      'Queue mq on vm3 is slow too, although the database runs on another host.',
      `Storage ${cause} raised no alarm, yet every alarm depends on it.`,
      'Cache mem raised no alarm, which rules out switch sw1.'
    ]
  },
  answer: {
    caption: 'Which part explains most of the alarms?',
    columns: ['Part', 'Alarms explained', 'Missing']
  },
  bring: 'Configuration items and their dependencies, plus the alarm records of a few closed incidents.',
  words: {
    services: 'Services',
    modules: 'Modules',
    middleware: 'Middleware',
    hosts: 'Hosts',
    hardware: 'Hardware',
    explains: 'explained',
    silent: 'missing',
    noAlarm: 'no alarm at all',
    component: 'Part',
    room: 'Room',
    alarm: 'Alarm',
    team: 'Team',
    standsIn: 'stands in',
    raisedBy: 'raised by',
    ownedBy: 'owned by',
    dependsOn: 'depends on'
  },
  plates: [
    {
      question: 'Is the first alarm the cause?',
      headline: 'The first alarm is a symptom; the cause is silent',
      lead: `The ${alarms.length} alarms on a time axis. The first comes from ${firstAlarm}, the last from host vm1, ${lastSecond} seconds later. The faulty component, ${cause}, raises none.`,
      blocks: [
        {
          kind: 'wide',
          figure: 'clock',
          caption: `${alarms.length} alarms by second; ${cause} raised none`,
          alt: `Time chart: ${alarms.map(({ at, second: from }) => `${at} at ${from} s`).join(', ')}; ${cause} raised none`
        }
      ]
    },
    {
      id: 'query',
      question: 'How is the cause found?',
      headline: 'Match the impact of each component to the alarms',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Collect the alarms', text: `${alarms.length} components within ${lastSecond} seconds.`, figure: 'step-1' },
            {
              title: 'Trace dependencies',
              text: `Components they depend on: ${candidates.length} candidates.`,
              figure: 'step-2'
            },
            {
              title: 'Compare the impact',
              text: `A failure of ${second.id} explains only ${second.explains.length} alarms.`,
              figure: 'step-3'
            },
            {
              title: 'Take the exact match',
              text: `A failure of ${cause} explains all ${causeExplains.length} and predicts no others.`,
              figure: 'found'
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'scale',
              caption: 'Candidates: the longer on the right and the shorter on the left, the likelier',
              alt: `Bars: ${candidates
                .slice(0, 4)
                .map(({ id, explains, silent }) => `${id} explains ${explains.length}, ${silent.length} expected alarms missing`)
                .join('; ')}`
            },
            {
              kind: 'table',
              caption: 'The top six candidates',
              columns: ['Candidate', 'Explained', 'Missing', 'Unexplained'],
              rows: candidateRows,
              parts: [
                {
                  text: 'A missing alarm is evidence too. Several alarms depend on switch sw1, but if it had failed, the cache and vm2 would have raised alarms as well.'
                }
              ]
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Rank root causes', code: query },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Reverse the query for impact analysis',
                  text: `Up from ${cause}, ${affectedServices.length} of ${services.length} services are affected: ${affectedServices.join(' and ')}. Run it before a change to see which teams to notify.`
                },
                {
                  text: 'Alarm times are only a hint, because collectors poll and buffer. Dependencies are reliable as long as they are kept up to date.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'One edge label for every dependency',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'Graph model: four vertex labels, four edge labels',
              alt: 'Graph model: a part depends on a part, stands in a room and is owned by a team; an alarm is raised by a part'
            },
            {
              kind: 'model',
              rows: [
                ['depends on', 'part → part', 'strength, source, time'],
                ['stands in', 'part → room', 'rack, power supply'],
                ['raised by', 'alarm → part', 'severity, time'],
                ['owned by', 'part → team', 'duty roster']
              ],
              found: 'depends on',
              text: [
                'Dependencies come from the configuration database, from traces and from traffic, and each edge records its sources. Trust what all three report; verify what only one reports.',
                'Alarms are vertices and stay in the graph. When a similar set recurs, start from the last conclusion.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Keep your monitoring, add root-cause queries',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'CMDB, traces', text: 'parts and dependencies' },
            { name: 'Monitoring', text: 'alarms' },
            { name: 'Graph database', text: 'cause, impact, change review', main: true },
            { name: 'On call, tickets', text: 'one ticket, one team' }
          ],
          caption: `${alarms.length} alarms become one ticket, with the dependency path attached`
        },
        {
          kind: 'editions',
          items: [
            { need: 'Learn the query on the sample data of this page', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'One operations team', edition: 'paid', text: 'One server, up to 3 users.' },
            {
              need: 'Several teams, each with its own systems',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties; LDAP access control.'
            },
            {
              need: 'Several data centers, all call relationships',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Replay your last outage' }
} satisfies SolutionCopy
