import type { PartTitles } from './types'

/** Titles of the documents by file. */
export const files = import.meta.glob<string>('../*/en-US/*.md', { eager: true, query: '?title', import: 'default' })

export default {
  start: 'Getting started',
  concepts: 'Concepts',
  installation: 'Installation',
  import: 'Import',
  language: 'Query language',
  drivers: 'Drivers',
  algorithms: 'Algorithms',
  operations: 'Operations',
  security: 'Security',
  reference: 'Reference',
  data: 'Data',
  upgrading: 'Upgrading'
} satisfies PartTitles
