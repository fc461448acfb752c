import type { ReceivedConfig } from '~/contract/editor-server'

/** Actions that take a file. */
const uploadKinds = ['image', 'screenshot', 'video', 'file'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** Rule of the server for the files of an action. */
export interface UploadRule {
  action: string
  /** Name of the file in the form. */
  field: string
  /** Beginning of the address of a stored file. */
  prefix: string
  /** Maximum size of a file. */
  bytes: number
  /** In lower case, with the dot; empty for any. */
  extensions: readonly string[]
}

export function ruleOf(config: ReceivedConfig, kind: UploadKind): UploadRule {
  const image = {
    action: config.imageActionName,
    field: config.imageFieldName,
    prefix: config.imageUrlPrefix,
    bytes: config.imageMaxSize,
    extensions: config.imageAllowFiles
  }
  switch (kind) {
    case 'image':
      return image
    case 'screenshot':
      return { ...image, action: config.snapscreenActionName ?? image.action, prefix: config.snapscreenUrlPrefix }
    case 'video':
      return {
        action: config.videoActionName,
        field: config.videoFieldName,
        prefix: config.videoUrlPrefix,
        bytes: config.videoMaxSize,
        extensions: config.videoAllowFiles
      }
    case 'file':
      return {
        action: config.fileActionName,
        field: config.fileFieldName,
        prefix: config.fileUrlPrefix,
        bytes: config.fileMaxSize,
        extensions: config.fileAllowFiles
      }
  }
}

const extensionOf = (name: string): string => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''

const isAllowed = ({ extensions }: UploadRule, name: string): boolean =>
  extensions.length === 0 || extensions.includes(extensionOf(name))

/** Reason for not sending a file. */
export type Refused = 'size' | 'type'

/** Checks a file by its name and size before it is sent. */
export function refusalOf(rule: UploadRule, { name, size }: Pick<File, 'name' | 'size'>): Refused | undefined {
  if (!isAllowed(rule, name)) return 'type'
  return size > rule.bytes ? 'size' : undefined
}

/** The first action that takes files with such a name; undefined if none does. */
export const kindFor = (config: ReceivedConfig, name: string): UploadKind | undefined =>
  (['image', 'video', 'file'] as const).find((kind) => isAllowed(ruleOf(config, kind), name))
