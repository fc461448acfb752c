import type { DemoCopy } from '../types'

export default {
  title: 'Online demo: which switch restores supply',
  description:
    'Restore supply after a fault in the IEEE 57-bus system. Compare the load and the supply path of each tie switch, step by step, in your browser.',
  kicker: 'Online demo · Grid control',
  headline: 'Which tie switch restores\nthe most load, by which path?',
  lead: 'A bus fails, and the buses behind it lose supply. The method finds the tie switches between a supplied and an unsupplied bus. It compares the load that each can take over, then supplies it by the shortest path.',
  figure: {
    caption: 'IEEE 57-bus test case with assumed tie switches',
    reading:
      'Squares are sources, circles loads, dashed lines open tie switches. Orange marks restored buses and lines, blue the path from the source to the switch.',
    alt: '57 buses; those behind the failed bus are supplied again through two tie switches'
  },
  marks: { solid: 'source', start: 'fault', ghost: 'without supply', found: 'restored' },
  vertices: { source: 'source bus', load: 'load bus', junction: 'junction bus' },
  edges: { line: 'closed line', tie: 'open tie switch (assumed)' },
  values: {
    load: { name: 'active load', unit: 'MW' },
    reactance: { name: 'reactance', unit: 'p.u.' },
    reserve: { name: 'reserve (assumed)', unit: 'MW' }
  },
  parameters: {
    fault: { name: 'Failed bus', hint: 'It goes out with all its lines' },
    switches: { name: 'Switches at most', hint: 'How many tie switches may be closed, one after another' },
    distance: {
      name: 'Length of a path',
      hint: 'Of switches with the same load, the shortest path wins',
      options: { reactance: 'by reactance', lines: 'by number of lines' }
    },
    reserve: { name: 'Reserve', hint: 'Of the assumed reserve of each switch', unit: '%' }
  },
  columns: {
    switch: 'Tie switch',
    state: 'Operation',
    load: 'Load restored (MW)',
    buses: 'Buses restored',
    source: 'Source',
    lines: 'Lines on the path'
  },
  words: { closed: 'close', open: 'leave open' },
  says: {
    sources: 'Mark {sources} source {sources|bus|buses}.',
    fault: 'Bus {fault} fails, and {lines} {lines|line goes|lines go} out.',
    dark: '{buses} {buses|bus loses|buses lose} supply, {load} MW in all.',
    candidates:
      'Choice {step}: {candidates} tie {candidates|switch connects|switches connect} a supplied bus with an unsupplied one.',
    candidate: 'Switch {from}–{to} can restore {load} MW, over {lines} {lines|line|lines} from the source.',
    choice: 'Choice {step}: close {from}–{to}. It restores {buses} {buses|bus|buses} and {load} MW.',
    end: 'Closing {switches} {switches|switch|switches} restores {load} of {dark} MW; {left} MW remain without supply.',
    'why-fault': 'Bus {vertex} has failed and stays out until it is repaired.',
    'why-dark': 'Bus {vertex} ({load} MW) stays without supply: no switch reaches it, or the reserve is too small.',
    'why-source': 'Bus {vertex} is a source.',
    'why-restored':
      'Choice {step} closes {from}–{to}, so source {source} supplies bus {vertex} ({load} MW) over {lines} {lines|line|lines}.',
    'why-served':
      'The fault does not affect bus {vertex} ({load} MW). Source {source} supplies it over {lines} {lines|line|lines}.'
  },
  result: {
    some: '{switches} {switches|switch|switches} closed: {load} of {dark} MW restored, {left} MW left',
    nothing: 'No tie switch can restore load; {dark} MW have lost supply'
  },
  tour: [
    { text: 'Bus 29 has failed, and eight buses lost supply. The first switch closed restores the most load.' },
    { text: 'Select bus 25. Its new path starts at source 12 and passes a switch that was closed.', vertex: '25' },
    { text: 'Allow one switch only, and the other section stays without supply.', parameters: { switches: 1 } },
    { text: 'Lower the reserve to 25%, and the same switches take over less.', parameters: { reserve: 25 } }
  ],
  source:
    'IEEE 57-bus test case, Power Systems Test Case Archive, University of Washington. Topology, reactances and loads as published. Tie switches and their reserve are assumptions of this project, and so are the positions. No power flow.'
} satisfies DemoCopy
