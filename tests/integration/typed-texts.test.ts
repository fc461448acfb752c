import { beforeAll, describe, expect, test } from 'vitest'
import { pageCaching } from '../../src/contract/page-queries.ts'
import type { ParsedNode } from '../../src/desk/editor/inline.ts'
import { pageFolders } from '../support/page-folders.ts'
import { parsedHtml } from '../support/parsed-html.ts'
import { sharedSite } from '../support/site.ts'
import { visitors } from '../support/visitors.ts'

/* Input in a field of an address is text, even if it looks like a number, a JSON literal or an escape sequence. */

const site = await sharedSite()
const [[, visitor]] = visitors

const texts = ['2024', '007', '1e5', 'true', 'null', '[1]', '{"a":1}', '"x"', '%', '😀', 'x'.repeat(2000)]

interface TypedPage {
  /** The page with the form, with the parameters that its address needs besides the typed text. */
  path: string
  /** Its text fields. */
  fields: readonly string[]
  /** The part of a text that the page shows. */
  shows?: (text: string) => string
}

const pages: TypedPage[] = [
  // Only the beginning of a long query is searched.
  { path: '/search', fields: ['q'], shows: (text) => text.slice(0, 100) },
  { path: '/verify', fields: ['number'] },
  { path: '/document/feedback', fields: ['ticket'] },
  { path: '/galaxyProduct', fields: ['graphs', 'storage', 'vertices', 'nodes', 'users', 'algorithms'] },
  { path: '/product/onlinedemo?type=antifraud', fields: ['accounts', 'shortest', 'longest'] },
  { path: '/product/onlinedemo?type=credit', fields: ['company', 'threshold', 'least'] },
  { path: '/product/onlinedemo?type=irc', fields: ['reader', 'damping', 'count'] },
  { path: '/product/onlinedemo?type=launder', fields: ['source', 'window', 'least'] },
  { path: '/product/onlinedemo?type=modulation', fields: ['fault', 'switches', 'reserve'] },
  { path: '/product/onlinedemo?type=power', fields: ['center', 'hops'] },
  { path: '/product/onlinedemo?type=socialmarket', fields: ['people', 'hops'] },
  { path: '/product/onlinedemo?type=supplychain', fields: ['supplier', 'hops', 'critical'] }
]

const elementsOf = (node: ParsedNode): ParsedNode[] => [node, ...[...node.childNodes].flatMap(elementsOf)]
const textOf = (node: ParsedNode): string => node.nodeValue ?? [...node.childNodes].map(textOf).join('')
const attribute = (node: ParsedNode, name: string) => node.getAttribute?.(name) ?? undefined
const controls = (form: ParsedNode) => elementsOf(form).filter(({ nodeName }) => nodeName === 'INPUT' || nodeName === 'SELECT')
const isTyped = (control: ParsedNode) =>
  control.nodeName === 'INPUT' && ['text', 'search'].includes(attribute(control, 'type') ?? 'text')

/** The forms of a page whose fields become parameters of an address. */
const queryForms = (body: string) =>
  elementsOf(parsedHtml(body)).filter((node) => node.nodeName === 'FORM' && (attribute(node, 'method') ?? 'get') === 'get')
const typedFields = (form: ParsedNode) =>
  controls(form).flatMap((control) => (isTyped(control) ? [attribute(control, 'name') ?? ''] : []))
const valuesOf = (body: string, field: string) =>
  queryForms(body).flatMap((form) =>
    controls(form).flatMap((control) => (attribute(control, 'name') === field ? [attribute(control, 'value')] : []))
  )

/** The address to which a browser without scripts submits the form with these texts. */
function submitted(form: ParsedNode, typed: Readonly<Record<string, string>>): string {
  const parameters = controls(form).flatMap((control): [string, string][] => {
    const [name, type] = [attribute(control, 'name'), attribute(control, 'type')]
    if (name === undefined || (type === 'checkbox' && attribute(control, 'checked') === undefined)) return []
    if (type === 'radio' && attribute(control, 'checked') === undefined) return []
    const chosen = elementsOf(control).find(
      (option) => option.nodeName === 'OPTION' && attribute(option, 'selected') !== undefined
    )
    return [[name, typed[name] ?? attribute(chosen ?? control, 'value') ?? '']]
  })
  return `${attribute(form, 'action')?.replace(/#.*/, '')}?${new URLSearchParams(parameters)}`
}

async function follow(path: string) {
  const answer = await site.visit(path, visitor)
  return answer.status === 307 ? site.visit(answer.headers.location ?? '', visitor) : answer
}

describe.each(pages)('$path', ({ path, fields, shows = (text) => text }) => {
  let form: ParsedNode | undefined
  beforeAll(async () => {
    form = queryForms((await site.visit(path, visitor)).body).find((each) => typedFields(each).includes(fields[0] ?? ''))
  })

  test.each(texts.map((text) => [text.slice(0, 10), text]))(
    'takes %s in its address and from its form, and repeats it',
    async (_, text) => {
      const typed = Object.fromEntries(fields.map((field) => [field, text]))
      const written = fields.map((field) => `${field}=${encodeURIComponent(text)}`).join('&')
      if (!form) throw new Error(`${path} has no form with ${fields[0]}`)
      for (const address of [`${path}${path.includes('?') ? '&' : '?'}${written}`, submitted(form, typed)]) {
        const { status, body } = await follow(address)
        const shown = fields.map((field) => [field, valuesOf(body, field)])
        expect([address, status, shown]).toEqual([address, 200, fields.map((field) => [field, [shows(text)]])])
      }
    }
  )
})

test('the text of a link to the consultation is its question, unless it is too long for one', async () => {
  for (const text of texts) {
    const address = `/product/consult?edition=advanced&asked=${encodeURIComponent(text)}`
    const { status, body } = await site.visit(address, visitor)
    const question = elementsOf(parsedHtml(body)).find((node) => node.nodeName === 'TEXTAREA')
    expect([address, status]).toEqual([address, 200])
    expect(question && textOf(question).includes(text)).toBe(text.length <= 100)
  }
})

test('the list has every text field of an address', async () => {
  const plain = Object.keys(pageCaching).filter((path) => !/[$.]/.test(path))
  const demos = pageFolders('demos').map((type) => `/product/onlinedemo?type=${type}`)
  const listed = new Map(pages.map(({ path, fields }) => [path, fields]))
  const found: [string, string[]][] = []
  for (const path of [...plain, ...demos]) {
    const { body } = await site.visit(path, visitor)
    found.push([path, [...new Set(queryForms(body).flatMap(typedFields))]])
  }
  expect(found.filter(([, fields]) => fields.length > 0)).toEqual(
    found.filter(([path]) => listed.has(path)).map(([path]) => [path, listed.get(path)])
  )
})
