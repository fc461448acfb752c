import fc, { type Arbitrary } from 'fast-check'
import type { Block, BlockDocument, Cell, ListItem } from '../../src/contract/blocks'
import {
  chartKinds,
  fontSizes,
  lineHeights,
  type RichNode,
  rowSpacings,
  textAligns,
  textColors,
  tidied
} from '../../src/contract/rich-text'

/* Generators of texts as the editor stores them, in their shortest form. */

const words = fc.array(fc.constantFrom('图', '数据库', 'vertex', ' ', '<', '&amp;', '"', '😀', 'é', '\u3000', '1.5'), {
  minLength: 1,
  maxLength: 6
})
const text = words.map((parts) => parts.join(''))
const address = fc.constantFrom('/news', '#part', 'https://example.com/a?b=c&d="e"', 'mailto:a@example.com')
const pictureAddress = fc.constantFrom('/api/main/file/open/a.webp', 'https://example.com/a.png?x=1', '/img/示意.png')
const keys = ['media/image/20261123/1795421900123a1b2c3.webp', 'media/video/20261123/1795421900123k3x9qd.mp4'] as const
const source = fc.oneof(pictureAddress, fc.constantFrom(...keys))

/** Formats in the order of the editor's elements, so that none contains itself. */
const { node } = fc.letrec<{ node: RichNode; children: RichNode[] }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.constant<RichNode>({ tag: 'br', children: [] }),
    fc.record({ tag: fc.constantFrom('strong', 'em', 'u', 's', 'sub', 'sup', 'code'), children: tie('children') }),
    fc.record({ tag: fc.constant('a'), href: address, children: tie('children') }),
    fc.record({ tag: fc.constant('span'), color: fc.constantFrom(...textColors), children: tie('children') }),
    fc.record({ tag: fc.constant('span'), size: fc.constantFrom(...fontSizes), children: tie('children') }),
    fc.record({ tag: fc.constant('img'), src: pictureAddress, alt: text, children: fc.constant<RichNode[]>([]) })
  ),
  children: fc.array(tie('node'), { minLength: 1, maxLength: 3 })
}))

/** A line of formatted text; it may be empty. */
export const anyLine: Arbitrary<RichNode[]> = fc.array(node, { maxLength: 4 }).map(tidied)

/** A line that neither begins nor ends with a break, and is more than a picture. */
const line = anyLine.map((nodes): RichNode[] => tidied(['a', ...nodes, 'z']))

const layout = fc
  .record(
    {
      lineHeight: fc.constantFrom(...lineHeights),
      spaceBefore: fc.constantFrom(...rowSpacings),
      spaceAfter: fc.constantFrom(...rowSpacings),
      indent: fc.constant(true),
      align: fc.constantFrom(...textAligns)
    },
    { requiredKeys: [] }
  )
  .filter((given) => Object.keys(given).length > 0)

const laidOut = (block: Arbitrary<Block>): Arbitrary<Block> =>
  fc.oneof(
    block,
    fc.tuple(block, layout).map(([given, layout]) => ({ ...given, layout }))
  )

const { items } = fc.letrec<{ item: ListItem; items: ListItem[] }>((tie) => ({
  item: fc.record({
    text: line,
    items: fc.oneof({ depthSize: 'small' }, fc.constant<ListItem[]>([]), tie('items'))
  }),
  items: fc.array(tie('item'), { minLength: 1, maxLength: 3 })
}))

/** A table whose cells are merged in pairs at places that do not overlap. */
const table = fc
  .record({
    columns: fc.integer({ min: 2, max: 6 }),
    rows: fc.integer({ min: 3, max: 6 }),
    merged: fc.constantFrom('none', 'row', 'column', 'block'),
    hasHeaderRow: fc.boolean(),
    hasHeaderColumn: fc.boolean(),
    widths: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 0, maxLength: 2 }),
    text: line
  })
  .map(({ columns, rows: count, merged, text, ...rest }): Block => {
    const rows = Array.from({ length: count }, () => Array.from({ length: columns }, (): Cell => ({ text })))
    const [first, second] = rows
    if (merged !== 'none' && first && second) {
      const spans = { ...(merged !== 'column' && { colSpan: 2 }), ...(merged !== 'row' && { rowSpan: 2 }) }
      first.splice(0, merged === 'column' ? 1 : 2, { text, ...spans })
      if (merged !== 'row') second.splice(0, merged === 'column' ? 1 : 2)
    }
    return { type: 'table', ...rest, rows }
  })

const chart = fc
  .record({
    kind: fc.constantFrom(...chartKinds),
    size: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  })
  .chain(({ kind, size: [width, height] }) =>
    fc.record({
      type: fc.constant('chart' as const),
      kind: fc.constant(kind),
      rows: fc
        .array(fc.tuple(text, fc.array(fc.constantFrom('0', '12', '.5', '3.25'), { minLength: width, maxLength: width })), {
          minLength: height,
          maxLength: height
        })
        .map((body) => [
          ['', ...Array.from({ length: width }, (_, index) => `列${index}`)],
          ...body.map(([head, row]) => [head, ...row])
        ]),
      caption: anyLine
    })
  )

const file = fc.record({
  src: source,
  name: fc.constantFrom('报告.pdf', 'a (1).zip'),
  bytes: fc.constantFrom(100, 12_000, 3_400_000)
})
const files = fc.array(file, { minLength: 1, maxLength: 3 })

const captioned = { src: source, caption: anyLine }
const picture = { type: fc.constant('image' as const), ...captioned, alt: text }

/** A block that `blocksOfRichText` gives back as it was. */
export const anyBlock: Arbitrary<Block> = fc.oneof(
  laidOut(fc.record({ type: fc.constant('paragraph' as const), text: line })),
  laidOut(
    fc.record({ type: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const, 4 as const), text: line })
  ),
  laidOut(fc.record({ type: fc.constant('list' as const), isOrdered: fc.boolean(), items })),
  fc.record({
    type: fc.constant('list' as const),
    isOrdered: fc.constant(true),
    start: fc.constantFrom(0, 3, 9999),
    items
  }),
  laidOut(fc.record({ type: fc.constant('quote' as const), text: line })),
  fc.record({ type: fc.constant('code' as const), text }),
  fc.record({ type: fc.constant('code' as const), syntax: fc.constantFrom('cypher', 'c++', 'json'), text }),
  fc.constant<Block>({ type: 'delimiter' }),
  table,
  chart,
  fc.record(picture),
  fc.record({ ...picture, width: fc.constant(640), height: fc.constant(480) }),
  fc.record({ type: fc.constant('video' as const), ...captioned }),
  fc.record({ type: fc.constant('video' as const), ...captioned, poster: source }),
  fc.record({ type: fc.constant('music' as const), ...captioned }),
  fc.record({ type: fc.constant('attachments' as const), files })
)

export const anyDocument: Arbitrary<BlockDocument> = fc.record({ blocks: fc.array(anyBlock, { maxLength: 6 }) })
