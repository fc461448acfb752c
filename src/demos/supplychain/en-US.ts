import type { DemoCopy } from '../types'

export default {
  title: 'Online demo: what fails if a supplier stops',
  description:
    'The real package dependencies of this website: stop one package and find every package that needs it, level by level. Betweenness shows the critical ones.',
  kicker: 'Online demo · Supply chain',
  headline: 'What fails if this package stops?',
  lead: 'Software packages depend on packages as parts depend on suppliers, so the graph has the same shape. Start from the package that stops and follow dependencies upward, level by level. Betweenness shows which packages lie on the most shortest dependency paths.',
  figure: {
    caption: 'The software supply chain of this site',
    reading:
      'The diamond is this site, squares its direct dependencies, circles indirect ones; arrows lead to what is needed. Blue is the stopped package, orange what fails with it; other filled vertices are critical packages, with the highest betweenness.',
    alt: 'A network of several hundred packages; the one that stops affects several others and this site'
  },
  marks: { start: 'stopped package', found: 'affected', solid: 'critical package' },
  vertices: { project: 'this site', direct: 'direct dependency', package: 'indirect dependency' },
  edges: { needs: 'needs' },
  values: {},
  parameters: {
    supplier: { name: 'Package', hint: 'The package that stops, or whose dependencies you look up' },
    direction: {
      name: 'Direction',
      hint: 'Upward is impact, downward is need',
      options: { in: 'what needs it', out: 'what it needs' }
    },
    hops: { name: 'Maximum levels', hint: 'Further levels are left out' },
    critical: { name: 'Critical packages', hint: 'Ranked by betweenness, whichever package stops' }
  },
  columns: { package: 'Package', role: 'Role', hops: 'Level', score: 'Betweenness' },
  words: {
    project: 'this site',
    direct: 'direct dependency',
    package: 'indirect dependency',
    critical: 'critical, not affected',
    '–': '–'
  },
  says: {
    start: 'Suppose {supplier} stops. Follow dependencies upward.',
    'start-needs': 'Start at {supplier} and look up what it needs.',
    level: 'Level {hops}: {packages} {packages|package fails|packages fail}, {total} in all.',
    'level-needs': 'Level {hops}: {packages} {packages|package|packages}, {total} in all.',
    direct: 'The direct dependency {package} fails at level {hops}.',
    'direct-needs': '{package}, at level {hops}, is a direct dependency of this site as well.',
    critical: 'Betweenness {number}: {package}, on {score} shortest dependency paths.',
    end: 'If {supplier} stops, {packages} {packages|vertex fails|vertices fail}; {direct} of them {direct|is a direct dependency|are direct dependencies} of this site.',
    'end-needs':
      '{supplier} needs {packages} {packages|package|packages}; {direct} of them {direct|is a direct dependency|are direct dependencies} of this site.',
    'why-start': '{vertex} is the start. In this direction and depth, {packages} {packages|vertex is|vertices are} affected.',
    'why-critical': '{vertex} is out of range, but it is number {place} by betweenness: on {score} shortest dependency paths.',
    'why-safe': '{vertex} does not need {supplier}, so it does not fail. It lies on no shortest dependency path.',
    'why-unneeded': '{supplier} does not need {vertex}. It lies on no shortest dependency path.',
    'why-fails': '{vertex} depends on {supplier}, {hops} {hops|level|levels} down, so it fails.',
    'why-needed': '{supplier} depends on {vertex}, {hops} {hops|level|levels} down.'
  },
  result: {
    some: '{supplier}: {packages} affected, {direct} direct {direct|dependency|dependencies} among them',
    nothing: 'Nothing depends on {supplier} in this direction'
  },
  tour: [
    { text: 'ms stops: the orange packages fail level by level, up to this site itself.' },
    { text: 'Select galaxy, which is this site, and see by which packages the failure arrives.', vertex: 'galaxy' },
    { text: 'Turn around: which packages does lighthouse need?', parameters: { supplier: 'lighthouse', direction: 'out' } },
    { text: 'Look at one level only: few packages use ms directly.', parameters: { hops: 1 } }
  ],
  query: 'Which five packages have the most direct dependents?',
  source:
    'Real data: the dependencies in this site’s package-lock.json. Packages specific to one operating system are left out. A package in several versions has one vertex for each version.'
} satisfies DemoCopy
