import { Converter } from 'opencc-js/t2cn'
import { pinyin } from 'pinyin-pro'
import type { Concept } from '../../src/contract/search-terms'
import type { CharacterFile, PinyinFile } from '../../src/features/search/index-format'
import type { SourcePage } from './build-index'

/* Other ways in which visitors type Chinese: in pinyin, whole or as initials, and in traditional characters. */

export interface Spellings {
  pinyin: PinyinFile
  /** Traditional characters with the simplified ones, as far as these are in the index. */
  simplified: CharacterFile
  /** The common characters, and those of titles, headings and terms, with their pinyin. */
  readings: CharacterFile
}

/** Longest word inside a title that has an entry of its own, in characters. */
const longestWord = 4
/** Fewest initials that say which word is meant. */
const fewestInitials = 3

export function spellingsOf(pages: readonly SourcePage[], concepts: readonly Concept[]): Spellings {
  const terms = concepts.flatMap(({ written }) => written)
  const titles = pages.flatMap(({ title, names, menus }) => [title, ...names, ...menus])
  const headings = pages.flatMap(({ passages }) => passages.map(({ heading }) => heading))
  const text = pages.flatMap(({ description, passages }) => [
    description,
    ...passages.flatMap((passage) => [passage.text, passage.code])
  ])
  const isChinese = /\p{Script=Han}/u.test(titles.join(''))
  return {
    ...(isChinese ? pinyinOf({ terms, titles, headings }) : { pinyin: [], readings: {} }),
    simplified: simplifiedOf(new Set([...terms, ...titles, ...headings, ...text].join('')))
  }
}

type Named = Record<'terms' | 'titles' | 'headings', readonly string[]>

/** A key that several words share means the first of them: a term, then a name of a page, then a heading. */
function pinyinOf({ terms, titles, headings }: Named): Pick<Spellings, 'pinyin' | 'readings'> {
  const words = new Map<string, string>()
  const readings = commonReadings()
  const add = (key: string, word: string) => {
    if (!words.has(key)) words.set(key, word)
  }
  const read = (names: readonly string[], act: (characters: readonly string[], syllables: readonly string[]) => void) => {
    for (const name of new Set(names.flatMap((each) => each.match(/[^\P{Script=Han}与和的]{2,}/gu) ?? []))) {
      const characters = [...name]
      const syllables = pinyin(name, { toneType: 'none', type: 'array', v: true })
      for (const [index, character] of characters.entries()) readings[character] ??= syllables[index] ?? ''
      act(characters, syllables)
    }
  }
  const addWhole = (characters: readonly string[], syllables: readonly string[]) => add(syllables.join(''), characters.join(''))
  const addInitials = (characters: readonly string[], syllables: readonly string[]) => {
    if (characters.length >= fewestInitials) add(syllables.map((syllable) => syllable.slice(0, 1)).join(''), characters.join(''))
  }
  for (const names of [terms, titles]) {
    read(names, addWhole)
    read(names, addInitials)
  }
  read(headings, addWhole)
  read(titles, (characters, syllables) => {
    for (let length = longestWord; length >= 2; length -= 1) {
      for (let from = 0; from + length <= characters.length; from += 1) {
        addWhole(characters.slice(from, from + length), syllables.slice(from, from + length))
      }
    }
  })
  return { pinyin: [...words].map(([key, word]) => ({ key, word })), readings }
}

/** The pinyin of the 3755 commonest characters, which are those of level 1 of GB 2312 in the order of its bytes. */
function commonReadings(): CharacterFile {
  const decoder = new TextDecoder('gb2312')
  const characters: string[] = []
  for (let row = 0xb0; row <= 0xd7; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const character = decoder.decode(Uint8Array.of(row, cell))
      if (/^\p{Script=Han}$/u.test(character)) characters.push(character)
    }
  }
  return Object.fromEntries(characters.map((character) => [character, pinyin(character, { toneType: 'none', v: true })]))
}

/** The block of common characters of Unicode. */
const [firstCharacter, lastCharacter] = [0x4e00, 0x9fff]

function simplifiedOf(characters: ReadonlySet<string>): CharacterFile {
  const convert = Converter({ from: 't', to: 'cn' })
  const simplified: CharacterFile = {}
  for (let code = firstCharacter; code <= lastCharacter; code += 1) {
    const traditional = String.fromCharCode(code)
    const meant = convert(traditional)
    if (meant !== traditional && characters.has(meant)) simplified[traditional] = meant
  }
  return simplified
}
