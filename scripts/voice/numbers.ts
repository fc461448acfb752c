const chineseDigits = '零一二三四五六七八九'
const englishWords: readonly (readonly [word: string, value: number])[] = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, 10 * (index + 2)] as const)
]
const scales: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8, k: 1e3, m: 1e6, million: 1e6, billion: 1e9 }

const chineseDigit = (character: string | undefined) =>
  Math.max(0, chineseDigits.indexOf((character ?? '零').replace('两', '二')))

/** The value of a Chinese number below one thousand. */
function chineseValue(text: string): number {
  const [hundreds, rest = ''] = text.includes('百') ? text.split('百') : [undefined, text]
  const [tens, ones] = rest.includes('十') ? rest.split('十') : [undefined, rest]
  return (
    (hundreds === undefined ? 0 : 100 * (hundreds === '' ? 1 : chineseDigit(hundreds))) +
    (tens === undefined ? 0 : 10 * (tens === '' ? 1 : chineseDigit(tens))) +
    chineseDigit(ones)
  )
}

/**
 * Numbers of a text in either language: those written in digits, and all of them with those written as words. Names and codes
 * (P7, 3.4.1), dates and months do not count.
 */
export function numbersIn(text: string): { digits: ReadonlySet<number>; all: ReadonlySet<number> } {
  const plain = text.replaceAll(/\{[^}]*\}|[\d.]+\.\d+\.\d+|\d{4}-\d\d[-\dT:.Z+]*|\d+月/g, ' ')
  const pattern =
    /(?<![A-Za-z\d_.:-])(\d+(?:,\d{3})*(?:\.\d+)?) ?(万|亿|k\b|m\b|million|billion)?(?!(?!st|nd|rd|th)[A-Za-z\d_])/gi
  const digits = new Set(
    [...plain.matchAll(pattern)].map(
      ([, number = '', scale = '']) => Number(number.replaceAll(',', '')) * (scales[scale.toLowerCase()] ?? 1)
    )
  )
  const words = [
    ...[...plain.matchAll(/[零一二两三四五六七八九十百]+/g)].map(([word]) => chineseValue(word)),
    ...(/千分之/.test(plain) ? [1000] : []),
    ...(/万元/.test(plain) ? [10_000] : []),
    ...englishWords.flatMap(([word, value]) => (new RegExp(`\\b${word}(?:s|th)?\\b`, 'i').test(plain) ? [value] : []))
  ]
  return { digits, all: new Set([...digits, ...words]) }
}
