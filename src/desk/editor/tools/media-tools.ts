import type { BlockToolConstructorOptions } from '@editorjs/editorjs'
import type { Attachment, BlockOf } from '~/contract/blocks'
import { playerSizes } from '~/contract/blocks'
import { fileAddress } from '~/contract/content'
import { writtenLocales } from '~/contract/locale'
import { altField, type MediaItem } from '~/contract/media'
import { mediaPrefix } from '~/contract/media-keys'
import { currentLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { languageNames } from '../../language-names'
import { namedField } from './plain-tools'
import { lineField, lineIn, Tool } from './tool'

type Image = BlockOf<'image'>
type Player = BlockOf<'video'> | BlockOf<'music'>
type Attachments = BlockOf<'attachments'>

const isImage = (data: object): data is Image => 'type' in data && data.type === 'image'
const isPlayer = (data: object): data is Player => 'type' in data && (data.type === 'video' || data.type === 'music')
const isAttachments = (data: object): data is Attachments => 'type' in data && data.type === 'attachments'

/** Source of a block without data: Editor.js constructs each tool once, and never shows it, to read its paste configuration. */
const placeholderSource = '/'

/** The URL of a stored source. */
const addressOf = (src: string): string => (src.startsWith(mediaPrefix) ? fileAddress(src) : src)

/**
 * An image with its alternative text and caption. Shows the faults that prevent publication: the image needs an alternative text
 * of its own, and its file in the media library needs one in each language.
 */
export class ImageTool extends Tool<Image> {
  protected override readonly hasFields = true
  readonly #given: Image
  readonly #alt: HTMLInputElement
  readonly #caption: HTMLElement
  readonly #lack = document.createElement('p')
  #file: MediaItem | undefined
  #shownLack = ''

  constructor(options: BlockToolConstructorOptions) {
    super(options)
    const data: Image = isImage(options.data) ? options.data : { type: 'image', src: placeholderSource, alt: '', caption: [] }
    this.#given = data
    const image = document.createElement('img')
    image.src = addressOf(data.src)
    image.alt = data.alt
    if (data.width !== undefined) image.width = data.width
    if (data.height !== undefined) image.height = data.height
    this.#alt = namedField('input', m.editor_image_alt(), data.alt)
    this.#caption = lineField('editor-caption', m.editor_caption(), data.caption)
    this.root.className = 'editor-media'
    this.#alt.addEventListener('input', () => this.#showLack())
    this.#lack.className = 'editor-lack'
    this.root.append(image, this.#alt, this.#lack, this.#caption)
    this.#showLack()
    this.begin(data)
  }

  override get firstField(): HTMLElement {
    return this.#alt
  }

  /** The stored source. */
  get source(): string {
    return this.#given.src
  }

  /** Sets the file of the media library; undefined if the image is not from there. */
  setFile(file: MediaItem | undefined): void {
    this.#file = file
    this.#showLack()
  }

  /** Sets the alternative text, if there is none. */
  fillText(text: string): void {
    if (this.#alt.value.trim() === '') this.#alt.value = text
  }

  #showLack(): void {
    const file = this.#file
    const languages = file
      ? writtenLocales.filter((language) => file[altField(language)] === '').map((one) => languageNames[one]())
      : []
    const isMissing = this.#alt.value.trim() === ''
    this.#alt.ariaInvalid = String(isMissing)
    const text =
      languages.length > 0
        ? m.editor_image_lacks({ languages: new Intl.ListFormat(currentLocale()).format(languages) })
        : m.editor_image_no_alt()
    this.#lack.hidden = !isMissing && languages.length === 0
    // Replacing an unchanged message would take the focus from its button.
    const shown = `${file?.id} ${text}`
    if (shown === this.#shownLack) return
    this.#shownLack = shown
    this.#lack.replaceChildren(text)
    if (!file || languages.length === 0) return
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = m.editor_image_describe()
    button.addEventListener('click', () => this.host.describe(file, this.#alt.value.trim()))
    this.#lack.append(' ', button)
  }

  protected override read(): Image {
    return { ...this.#given, alt: this.#alt.value, caption: lineIn(this.#caption) }
  }
}

/** A video or audio player. Its title is the caption and the accessible name of the player, and is required for publication. */
export class PlayerTool extends Tool<Player> {
  readonly #given: Player
  readonly #title: HTMLElement
  readonly #lack = document.createElement('p')

  constructor(options: BlockToolConstructorOptions) {
    super(options)
    const data: Player = isPlayer(options.data) ? options.data : { type: 'video', src: placeholderSource, caption: [] }
    this.#given = data
    const player = document.createElement(data.type === 'video' ? 'video' : 'audio')
    player.controls = true
    player.preload = 'none'
    player.src = addressOf(data.src)
    if (player instanceof HTMLVideoElement) Object.assign(player, playerSizes.video)
    this.#title = lineField('editor-caption', m.editor_player_title(), data.caption)
    this.#lack.className = 'editor-lack'
    this.#lack.textContent = m.editor_player_no_title()
    this.root.className = 'editor-media'
    this.root.append(player, this.#title, this.#lack)
    this.#showLack()
    // Pasted text fires no input event.
    new MutationObserver(() => this.#showLack()).observe(this.#title, { childList: true, characterData: true, subtree: true })
    this.begin(data)
  }

  override get firstField(): HTMLElement {
    return this.#title
  }

  #showLack(): void {
    const isMissing = this.#title.textContent.trim() === ''
    if (this.#title.ariaInvalid === String(isMissing)) return
    this.#title.ariaInvalid = String(isMissing)
    this.#lack.hidden = !isMissing
  }

  protected override read(): Player {
    return { ...this.#given, caption: lineIn(this.#title) }
  }
}

/** Files for download; the author can remove each of them. */
export class AttachmentsTool extends Tool<Attachments> {
  #files: readonly Attachment[]

  constructor(options: BlockToolConstructorOptions) {
    super(options)
    const data: Attachments = isAttachments(options.data) ? options.data : { type: 'attachments', files: [] }
    this.#files = data.files
    this.root.className = 'editor-attachments'
    this.#show()
    this.begin(data)
  }

  override get firstField(): HTMLElement | undefined {
    return this.root.querySelector('button') ?? undefined
  }

  #show(): void {
    const list = document.createElement('ul')
    for (const file of this.#files) {
      const item = list.appendChild(document.createElement('li'))
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = m.editor_attachment_remove()
      button.setAttribute('aria-label', m.editor_attachment_remove_named({ name: file.name }))
      button.addEventListener('click', () => this.#remove(file))
      item.append(file.name, button)
    }
    this.root.replaceChildren(list)
  }

  #remove(file: Attachment): void {
    this.#files = this.#files.filter((other) => other !== file)
    if (this.#files.length === 0) {
      this.host.replace(this.id, [], { index: 0, side: 'end' })
      return
    }
    this.#show()
    this.firstField?.focus()
    this.host.changed()
  }

  protected override read(): Attachments {
    return { type: 'attachments', files: [...this.#files] }
  }
}
