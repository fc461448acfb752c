import type { SolutionCopy } from '../types'
import {
  alarms,
  candidateRows,
  candidates,
  cause,
  causeExplains,
  dependencies,
  hitServices,
  lastSecond,
  levels,
  query,
  second,
  services
} from './graph'

const count = levels.flat().length
const firstAlarm = alarms[0]?.at

export default {
  title: 'IT management: many alarms, one cause',
  description:
    'Services, middleware, hosts and storage with their dependencies: compare what each failure would set off with the alarms that came, and find the cause.',
  kicker: 'Solutions · IT management',
  headline: 'Many alarms, one cause',
  lead: 'Nine alarms in half a minute, and the first to ring is usually a victim. Draw what depends on what, and ask: which one failure would set off exactly these alarms, no more and no fewer?',
  hero: {
    caption: `${count} components, ${dependencies.length} dependencies, ${alarms.length} alarms`,
    reading: 'What is above depends on what is below; blue has an alarm, orange is the cause and its effects',
    alt: `Dependencies: ${alarms.length} components with alarms, all of which depend on storage ${cause}, directly or not`,
    legend: [
      { mark: 'account', label: 'service' },
      { mark: 'asset', label: 'machine' },
      { mark: 'start', label: 'alarm' },
      { mark: 'found', label: 'effect' },
      { mark: 'answer', label: 'cause' }
    ],
    callouts: [
      `The first alarm is from ${firstAlarm}, high up.`,
      'Portal web: the orders and the stock it needs are slow.',
      'Host vm1 is the last to complain. Below it is storage.',
      'Queue mq on vm3 is slow too, on another host than the database.',
      `Storage ${cause} has raised no alarm, and lies below every one.`,
      'Cache mem is silent: so it is not switch sw1.'
    ]
  },
  words: {
    services: 'Services',
    modules: 'Modules',
    middleware: 'Middleware',
    hosts: 'Hosts',
    hardware: 'Hardware',
    explains: 'explained',
    silent: 'silent',
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
      question: 'Is the first one the cause?',
      headline: 'The first is a victim, the cause is silent',
      lead: `The nine alarms against the clock. The first comes from ${firstAlarm}, the last from host vm1 ${lastSecond} seconds later. ${cause}, which is at fault, says nothing.`,
      blocks: [
        {
          kind: 'wide',
          figure: 'clock',
          caption: `${alarms.length} alarms by the second, and ${cause} without one`,
          alt: `Time chart: ${alarms.map(({ at, second: from }) => `${at} at ${from} s`).join(', ')}; ${cause} raised none`
        }
      ]
    },
    {
      id: 'query',
      question: 'How is the cause found?',
      headline: 'What would set off exactly these?',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Collect the alarms', text: `${alarms.length} components within ${lastSecond} seconds.`, figure: 'step-1' },
            { title: 'Walk down', text: `Whatever they depend on: ${candidates.length} candidates.`, figure: 'step-2' },
            {
              title: 'Check backwards',
              text: `${second.id} would set off ${second.explains.length} alarms. That does not fit.`,
              figure: 'step-3'
            },
            {
              title: 'Take the best',
              text: `${cause} explains all ${causeExplains.length}, and nothing besides.`,
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
              caption: 'Candidates compared: long on the right, short on the left',
              alt: `Bars: ${candidates
                .slice(0, 4)
                .map(
                  ({ id, explains, silent }) => `${id} explains ${explains.length}, ${silent.length} silent that should not be`
                )
                .join('; ')}`
            },
            {
              kind: 'table',
              caption: 'The first six candidates',
              columns: ['Candidate', 'Explains', 'Silent', 'Left over'],
              rows: candidateRows,
              parts: [
                {
                  text: 'Silence is evidence too. Switch sw1 lies below several of the alarms, but had it failed, the cache and vm2 would have rung long ago.'
                }
              ]
            }
          ]
        },
        {
          kind: 'halves',
          sides: [
            { kind: 'query', name: 'Causes in order', code: query },
            {
              kind: 'text',
              parts: [
                {
                  title: 'Turned round, it is the impact',
                  text: `Up from ${cause}, ${hitServices.length} of ${services.length} services are affected: ${hitServices.join(' and ')}. Walk it before a change, and you know whom to tell.`
                },
                {
                  text: 'Times are a hint at best: collectors have intervals and buffers. Dependencies do not mislead, as long as they are kept up to date.'
                }
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'What is the model?',
      headline: 'One edge for what depends on what',
      blocks: [
        {
          kind: 'halves',
          sides: [
            {
              kind: 'figure',
              figure: 'model',
              caption: 'The model: four kinds of vertices, four kinds of edges',
              alt: 'The model: a part depends on a part, stands in a room and is owned by a team; an alarm is raised by a part'
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
                'Dependencies come from the configuration database, from traces and from traffic, and each edge says from which. What all three agree on can be trusted; what one of them claims has to be checked.',
                'Alarms are vertices and stay. When a similar set comes again, begin with what it was the last time.'
              ]
            }
          ]
        }
      ]
    },
    {
      question: 'Where does it fit in?',
      headline: 'Monitoring as before, one conclusion',
      blocks: [
        {
          kind: 'flow',
          stages: [
            { name: 'CMDB, traces', text: 'parts and dependencies' },
            { name: 'Monitoring', text: 'alarms' },
            { name: 'Graph database', text: 'cause, impact, change review', main: true },
            { name: 'On call, tickets', text: 'one ticket, one team' }
          ],
          caption: 'Nine alarms become one ticket, with the path as its reason'
        },
        {
          kind: 'editions',
          items: [
            { need: 'To draw what one system depends on', edition: 'free', text: 'For non-commercial learning.' },
            { need: 'Within the operations team', edition: 'paid', text: 'One server, a few users.' },
            {
              need: 'Several teams, each with its systems',
              edition: 'standard',
              text: 'Permissions on vertices, edges and properties; LDAP.'
            },
            {
              need: 'Several data centers, every call',
              edition: 'advanced',
              text: 'Partitioned storage and distributed algorithms.'
            }
          ]
        }
      ]
    }
  ],
  next: { question: 'What next?', headline: 'Go through the last outage again' }
} satisfies SolutionCopy
