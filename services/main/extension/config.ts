import { catchLimit, catchTimeout, type EditorConfig } from '../../../src/contract/editor-server'
import { mediaPrefix } from '../../../src/contract/media-keys'

/*
 * The one configuration of uploads: the editor gets it (`?action=config`) and the service enforces it. A change here changes
 * both.
 */

/** The files that one action of the protocol accepts. */
export interface UploadRule {
  /** Bytes of one file. */
  maxBytes: number
  /** Extensions in lower case, with the dot. */
  extensions: readonly string[]
}

const images = ['.png', '.jpg', '.jpeg', '.gif', '.bmp', '.webp']
const videos = ['.flv', '.m4v', '.mkv', '.avi', '.rm', '.rmvb', '.mpeg', '.mpg', '.ogg', '.ogv', '.mov', '.wmv', '.mp4', '.webm']
const sounds = ['.mp3', '.wav', '.mid']
const documents = ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.ppt', '.pptx', '.txt', '.md', '.csv']
const archives = ['.zip', '.rar', '.7z', '.tar', '.gz']

export const uploadRules = {
  image: { maxBytes: 2_048_000, extensions: images },
  scrawl: { maxBytes: 2_048_000, extensions: ['.png'] },
  catcher: { maxBytes: 2_048_000, extensions: images },
  video: { maxBytes: 102_400_000, extensions: [...videos, ...sounds] },
  file: { maxBytes: 51_200_000, extensions: [...images, ...videos, ...sounds, '.m4a', '.flac', ...documents, ...archives] }
} as const satisfies Record<string, UploadRule>

export const catchLimits = {
  /** Different addresses that one call fetches. */
  sources: catchLimit,
  /** Bytes of all images of one call together. */
  bytes: 20_480_000,
  /** Milliseconds for one call: the editor still waits while the answer is on its way. */
  time: catchTimeout - 5_000
} as const

/** Name of the field of a multipart upload, and of the drawing. */
export const fileField = 'upfile'
/** Name of the addresses that the catcher is asked for; the editor appends `[]`. */
export const sourceField = 'source'
/** Files on one page of `listimage` and `listfile`. */
export const managerPageSize = 20

interface Site {
  /** Origin of the addresses of files, without a trailing slash; empty for this site. */
  fileBase: string
  /** Host names whose images the editor leaves where they are. */
  localHosts: readonly string[]
}

/** The answer of `?action=config`. The address of a file is its prefix and the `url` of an answer. */
export function editorConfig({ fileBase, localHosts }: Site): EditorConfig {
  const { image, scrawl, catcher, video, file } = uploadRules
  const format = (folder: string) => `${mediaPrefix}${folder}/{yyyy}{mm}{dd}/{time}{rand:6}`
  return {
    imageActionName: 'uploadimage',
    imageFieldName: fileField,
    imageMaxSize: image.maxBytes,
    imageAllowFiles: image.extensions,
    imageCompressEnable: true,
    imageCompressBorder: 1600,
    imageInsertAlign: 'none',
    imageUrlPrefix: fileBase,
    imagePathFormat: format('image'),
    scrawlActionName: 'uploadscrawl',
    scrawlFieldName: fileField,
    scrawlPathFormat: format('image'),
    scrawlMaxSize: scrawl.maxBytes,
    scrawlUrlPrefix: fileBase,
    scrawlInsertAlign: 'none',
    snapscreenActionName: 'uploadimage',
    snapscreenPathFormat: format('image'),
    snapscreenUrlPrefix: fileBase,
    snapscreenInsertAlign: 'none',
    catcherLocalDomain: localHosts,
    catcherActionName: 'catchimage',
    catcherFieldName: sourceField,
    catcherPathFormat: format('image'),
    catcherUrlPrefix: fileBase,
    catcherMaxSize: catcher.maxBytes,
    catcherAllowFiles: catcher.extensions,
    videoActionName: 'uploadvideo',
    videoFieldName: fileField,
    videoPathFormat: format('video'),
    videoUrlPrefix: fileBase,
    videoMaxSize: video.maxBytes,
    videoAllowFiles: video.extensions,
    fileActionName: 'uploadfile',
    fileFieldName: fileField,
    filePathFormat: format('file'),
    fileUrlPrefix: fileBase,
    fileMaxSize: file.maxBytes,
    fileAllowFiles: file.extensions,
    imageManagerActionName: 'listimage',
    imageManagerListPath: `${mediaPrefix}image/`,
    imageManagerListSize: managerPageSize,
    imageManagerUrlPrefix: fileBase,
    imageManagerInsertAlign: 'none',
    imageManagerAllowFiles: image.extensions,
    fileManagerActionName: 'listfile',
    fileManagerListPath: mediaPrefix,
    fileManagerUrlPrefix: fileBase,
    fileManagerListSize: managerPageSize,
    fileManagerAllowFiles: file.extensions
  }
}
