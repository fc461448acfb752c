import list from 'virtual:words'
import { identifiers } from './identifiers'
import { breaksOf, wordsOf } from './phrases'
import { xml } from './xml'

const words = wordsOf(list)

/** A Chinese text as HTML, with `<wbr>` at break opportunities and unbreakable identifiers. */
export function phrasedMarkup(text: string): string {
  const ends = [...breaksOf(text, words), text.length]
  return ends
    .map((end, index) => xml(text.slice(ends[index - 1] ?? 0, end)))
    .join('<wbr>')
    .replaceAll(new RegExp(identifiers, 'g'), '<bdi class="unbroken">$1</bdi>')
}
