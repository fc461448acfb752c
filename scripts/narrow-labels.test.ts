import { expect, test } from 'vitest'
import { locales } from '../src/contract/locale'
import { drawStates } from '../src/features/documents/feedback-states'
import { m } from '../src/paraglide/messages'
import joinEnglish from '../src/products/join/en-US'
import { drawGrowth } from '../src/products/join/hops-drawing'
import joinChinese from '../src/products/join/zh-CN'
import powerEnglish from '../src/solutions/power/en-US'
import { figures } from '../src/solutions/power/figures'
import powerChinese from '../src/solutions/power/zh-CN'

/** Width of a drawing and of its letters on a phone of 320 px: Chinese ones are as wide as high, the others are monospaced. */
const narrow = 288
const widthOf = (words: string) => [...words].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 7.2), 0)

interface Label {
  words: string
  y: number
  left: number
  right: number
}

/** The labels of a drawing as a small phone shows them, in the drawing's units. */
function labelsOf(markup: string, width: number): Label[] {
  return [...markup.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', words = '']) => {
    const read = (name: string) => attributes.match(new RegExp(` ${name}="([^"]*)"`))?.[1]
    const [x, y, anchor = 'start'] = [Number(read('x')), Number(read('y')), read('text-anchor')]
    const length = (widthOf(words) * width) / narrow
    const left = anchor === 'start' ? x : anchor === 'end' ? x - length : x - length / 2
    return { words, y, left, right: left + length }
  })
}

const copies = {
  'zh-CN': { join: joinChinese, power: powerChinese },
  'en-US': { join: joinEnglish, power: powerEnglish }
}

const drawings = locales.flatMap((locale) => {
  const { join, power } = copies[locale]
  const pairs = figures.pairs?.(power.words) ?? { markup: '', width: 0 }
  const states = {
    received: m.feedback_received({}, { locale }),
    reading: m.feedback_reading({}, { locale }),
    fixed: m.feedback_fixed({}, { locale }),
    answered: m.feedback_answered({}, { locale })
  }
  return [
    [`the states of feedback in ${locale}`, drawStates(states, undefined), 480],
    [`the rows of joins in ${locale}`, drawGrowth({ ...join.growth.words, hops: join.choice.hops }), 560],
    [`the pairs of branches in ${locale}`, pairs.markup, pairs.width]
  ] as const
})

test.each(drawings)('on a small phone the labels of %s stay within the drawing and apart', (_, markup, width) => {
  const labels = labelsOf(markup, width)
  expect(labels.length).toBeGreaterThan(3)
  expect(labels.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
  for (const [index, label] of labels.entries()) {
    const covered = labels
      .slice(index + 1)
      .filter((other) => other.y === label.y && other.left < label.right && other.right > label.left)
    expect([label.words, covered]).toEqual([label.words, []])
  }
})
