import { useRef, useState } from 'react'
import type { Locale } from '~/contract/locale'
import { altField, type MediaItem, mediaLimits } from '~/contract/media'
import { findMedia } from '../media/media-list'
import type { EditorController } from './controller'

const lacksTexts = ({ altZh, altEn }: MediaItem): boolean => altZh === '' || altEn === ''

/**
 * The alternative texts of the text's images. They belong to the file in the media library, which needs them in both languages
 * before a text with the image can be published; the image in a text has a copy in the text's language, which can be changed.
 * @param language of the text
 */
export function useImageTexts(language: Locale) {
  /** Files by the addresses that the text has; undefined for an address that is not of the library. */
  const known = useRef(new Map<string, MediaItem | undefined>())
  const finding = useRef(Promise.resolve())
  const [asked, setAsked] = useState<readonly MediaItem[]>([])

  const field = altField(language)

  /** Looks up the files that are not known yet, one call after the other, so that none is asked for twice. */
  function find(sources: readonly string[]): Promise<void> {
    finding.current = finding.current.then(() => lookUp(sources))
    return finding.current
  }

  async function lookUp(sources: readonly string[]): Promise<void> {
    const unknown = sources.filter((source) => !known.current.has(source)).slice(0, mediaLimits.found)
    const items = await findMedia(unknown).catch(() => undefined)
    for (const source of items ? unknown : []) known.current.set(source, items?.get(source))
  }

  function show(editor: EditorController): void {
    for (const image of editor.images) image.setFile(known.current.get(image.source))
  }

  return {
    /** The image for which the author is asked now. */
    asked: asked[0],
    /** The text of a file in the language of the text. */
    textOf: (item: MediaItem): string => item[field],

    /** Shows at each image of the text which texts it lacks. */
    refresh: async (editor: EditorController) => {
      show(editor)
      await find(editor.images.map(({ source }) => source))
      show(editor)
    },

    /** Asks for the missing texts of newly inserted images. */
    ask: async (sources: readonly string[]) => {
      await find(sources)
      const items = sources.flatMap((source) => known.current.get(source) ?? []).filter(lacksTexts)
      setAsked((waiting) => [...waiting, ...items])
    },

    /** Asks for the texts of one image; the alternative text of its copy in the text is a suggestion. */
    askFor: (item: MediaItem, copy: string) => setAsked([{ ...item, [field]: item[field] || copy }]),

    /** Stops asking for the image, or for all of them. */
    stop: (all: boolean) => setAsked((waiting) => (all ? [] : waiting.slice(1))),

    /** Takes over the stored texts: images without a text of their own get the one in the language of the text. */
    saved: (editor: EditorController, item: MediaItem) => {
      for (const [source, { id } = { id: undefined }] of known.current) if (id === item.id) known.current.set(source, item)
      for (const image of editor.images) if (known.current.get(image.source)?.id === item.id) image.fillText(item[field])
      show(editor)
      editor.commit()
    }
  }
}
