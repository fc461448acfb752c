import type { DrawingMarkup } from '~/ui/figure/drawing'
import { hopDrawing, modelDrawing, ringDrawing } from './transfer-drawings'
import { ring, ringLimit } from './transfers'

/** The words inside a drawing, in the document's language. */
type Words = Readonly<Record<string, string>>

function wordOf(words: Words, name: string): string {
  const word = words[name]
  if (word === undefined) throw new Error(`words.${name} is missing`)
  return word
}

/** Every drawing of the documents, by the name in its ```figure fence. */
export const drawings: Readonly<Record<string, (words: Words) => DrawingMarkup>> = {
  'transfers-model': (words) =>
    modelDrawing({
      account: wordOf(words, 'account'),
      device: wordOf(words, 'device'),
      login: wordOf(words, 'login'),
      transfer: wordOf(words, 'transfer')
    }),
  'transfers-hops': (words) => hopDrawing((count) => wordOf(words, `hop${count}`)),
  'transfers-ring': () => ringDrawing(ring('A2', ringLimit))
}
