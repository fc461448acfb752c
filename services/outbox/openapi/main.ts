import { main } from '../../../src/contract/api/main'
import type { Described } from './describe'
import { mainFields } from './main-fields'
import { mainProse } from './main-prose'

/** What the description of main adds to the table of its calls. */
export const describedMain: Described = {
  title: 'main: content, files and submissions',
  server: { url: '/api/main', description: 'Through the edge, which adds the token, the language and the visitor’s address' },
  tables: [{ calls: main, withoutSession: 403 }],
  prose: mainProse,
  fields: mainFields,
  acrossFields: {}
}
