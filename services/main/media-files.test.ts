import { expect, test } from 'vitest'
import { richTextOfBlocks } from '../../src/contract/block-tree'
import { mediaKeysOf } from './media-files'

const key = (kind: string, extension: string, letter: string) =>
  `media/${kind}/20261123/1795421900123${letter.repeat(6)}.${extension}`

test('files of the library are found in fields and texts, by key and by address on any host, and no other file is', () => {
  const [image, video, poster, file, linked] = [
    key('image', 'webp', 'a'),
    key('video', 'mp4', 'b'),
    key('image', 'png', 'c'),
    key('file', 'pdf', 'd'),
    key('file', 'pdf', 'e')
  ]
  const text = richTextOfBlocks({
    blocks: [
      { type: 'image', src: image, alt: '', caption: [] },
      { type: 'video', src: `https://files.example/${video}`, poster, caption: [] },
      { type: 'image', src: '/api/main/file/open/c.png', alt: '', caption: [] },
      { type: 'attachments', files: [{ src: file, name: 'd.pdf', bytes: 1 }] },
      {
        type: 'paragraph',
        text: [
          { tag: 'a', href: `/api/main/file/${linked}?x#y`, children: ['e'] },
          { tag: 'img', src: 'https://a.example/media/f.png', children: [] }
        ]
      }
    ]
  })
  const cover = key('image', 'gif', 'f')
  expect(mediaKeysOf({ title: 'A', cover: `/api/main/file/${cover}`, trending: null }, text)).toEqual([
    cover,
    image,
    video,
    poster,
    file,
    linked
  ])
})
