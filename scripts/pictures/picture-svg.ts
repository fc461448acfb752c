import { previewSize as size } from '../../src/contract/link-preview'
import { xml } from '../../src/lib/xml'
import { families } from './fonts'
import type { PageDrawing, ReadPage } from './read-page'

const margin = 64
interface Picture {
  page: ReadPage
  /** The mark: an SVG of 32 × 32. */
  mark: string
  style: string
  /** Custom properties of the light theme, colors among them. */
  values: ReadonlyMap<string, string>
}

/** The preview picture of a shared page: the headline on the left, the drawing on the right. */
export function pictureSvg({ page, mark, style, values }: Picture): string {
  const { headline, description, drawing, address, locale, site } = page
  const color = (name: string) => values.get(`--${name}`) ?? '#000'
  const column = drawing ? 520 : size.width - 2 * margin
  const title = sized(headline, locale, column, drawing ? [64, 58, 52, 46, 40, 36] : [84, 72, 64, 56], 4)
  const about = { size: 22, lines: broken(description, locale, column, 22).slice(0, 4) }
  const titleHeight = title.lines.length * title.size * 1.2
  const top = Math.max(150, (size.height - titleHeight - 28 - about.lines.length * 34) / 2)
  const words = `font-family="${families.text}"`
  const strong = `font-family="${families.strong}" font-weight="600"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">
<style>${drawing ? styleOf(drawing, style) : ''}</style>
<rect width="${size.width}" height="${size.height}" fill="${color('paper')}"/>
<path d="${squares(24)}" stroke="${color('grid')}" fill="none"/><path d="${squares(120)}" stroke="${color('grid-major')}" fill="none"/>
${drawing ? `<rect width="${margin + column + 32}" height="${size.height}" fill="${color('paper')}"/><path d="M${margin + column + 32.5} 0V${size.height}" stroke="${color('hair')}"/>` : ''}
<svg x="${margin}" y="56" width="40" height="40" viewBox="0 0 32 32">${mark}</svg>
<text x="${margin + 56}" y="85" ${strong} font-size="26" fill="${color('ink')}">${xml(site)}</text>
<g ${strong} font-size="${title.size}" fill="${color('ink')}">${title.lines
    .map((line, index) => `<text x="${margin}" y="${Math.round(top + title.size * (0.9 + index * 1.2))}">${runs(line)}</text>`)
    .join('')}</g>
<g ${words} font-size="${about.size}" fill="${color('muted')}">${about.lines
    .map((line, index) => `<text x="${margin}" y="${Math.round(top + titleHeight + 44 + index * 34)}">${xml(line)}</text>`)
    .join('')}</g>
<text x="${margin}" y="574" font-family="${families.mono}" font-size="18" fill="${color('faint')}">${xml(address)}</text>
${drawing ? placed(drawing, margin + column + 72, 48, size.width - margin - column - 72 - 40, size.height - 96) : ''}
</svg>`
}

/** Only the rules that can apply to the drawing, so that a change elsewhere does not change the picture's hash. */
function styleOf({ markup, classes }: PageDrawing, style: string): string {
  const names = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')))
  for (const list of classes) for (const name of list.split(' ')) names.add(name)
  const concerns = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => names.has(name))
  const rules = style.split('\n').filter((rule) => rule.replace(/\{.*/, '').split(',').some(concerns))
  return rules.join('\n').replaceAll('<', '')
}

function squares(step: number): string {
  const lines = []
  for (let x = step; x < size.width; x += step) lines.push(`M${x + 0.5} 0V${size.height}`)
  for (let y = step; y < size.height; y += step) lines.push(`M0 ${y + 0.5}H${size.width}`)
  return lines.join('')
}

/** The drawing, centered and as large as fits, inside the elements whose classes the style sheets select. */
function placed({ markup, viewBox, classes }: PageDrawing, x: number, y: number, width: number, height: number): string {
  const inner = classes.reduceRight((content, names) => `<g class="${names}">${content}</g>`, markup)
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox.join(' ')}" overflow="visible">${inner}</svg>`
}

/** The largest of the sizes at which the lines need no more than `most` lines; the smallest where none does. */
function sized(lines: readonly string[], locale: string, width: number, sizes: readonly number[], most: number) {
  const attempts = sizes.map((fontSize) => ({
    size: fontSize,
    lines: lines.flatMap((line) => broken(line, locale, width, fontSize))
  }))
  return (
    attempts.find((attempt) => attempt.lines.length <= most) ?? {
      size: sizes.at(-1) ?? 36,
      lines: attempts.at(-1)?.lines.slice(0, most) ?? []
    }
  )
}

/** A bold line. The rasterizer takes Chinese characters from any font that has them, unless the font is named. */
function runs(line: string): string {
  return line
    .split(/([\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—]+)/u)
    .map((run, index) =>
      index % 2 === 1 && /\p{Script=Han}/u.test(line)
        ? `<tspan font-family="${families.strongChinese}">${xml(run)}</tspan>`
        : xml(run)
    )
    .join('')
}

/** Breaks a text into as few lines as it needs, as even in width as possible. */
function broken(text: string, locale: string, width: number, fontSize: number): string[] {
  const words = pieces(text, locale)
  const fewest = wrapped(words, width, fontSize)
  for (let narrow = width * 0.5; narrow < width; narrow += width / 50) {
    const even = wrapped(words, narrow, fontSize)
    if (even.length === fewest.length) return even
  }
  return fewest
}

function wrapped(words: readonly string[], width: number, fontSize: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of words) {
    if (line !== '' && breadth(line + piece.trimEnd()) * fontSize > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}

/** Words, each with the punctuation and spaces that must not begin a line. Opening punctuation joins the next word. */
function pieces(text: string, locale: string): string[] {
  const found: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = found.at(-1)
    const belongs = last !== undefined && (opens.test(last) || (!isWordLike && !opens.test(segment)))
    if (belongs) found[found.length - 1] = last + segment
    else found.push(segment)
  }
  return found
}

const opens = /[“‘（《([]$/

/** Estimated width of a text in units of its font size; rather too wide than too narrow. */
function breadth(text: string): number {
  let sum = 0
  for (const sign of text)
    sum += /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(sign)
      ? 1
      : /[mwMW@%]/.test(sign)
        ? 0.86
        : /[\p{Lu}\d]/u.test(sign)
          ? 0.66
          : /[\s.,:;'iljtfr|()-]/.test(sign)
            ? 0.34
            : 0.56
  return sum
}
