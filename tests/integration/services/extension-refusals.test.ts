import * as v from 'valibot'
import { expect, test } from 'vitest'
import { refusedSchema } from '../../../src/contract/editor-server'
import { bmp, bomb, formOf, gif, jpeg, png, sample, samples, webp, zip } from '../../support/sample-files'
import type { ServiceRequest } from '../../support/site'
import { file, foreignClient, images, played, typeOf } from './extension-client'
import { sharedServices } from './harness'

const services = await sharedServices()
const { site } = services
const { post, upload, sendAll, countRows } = await foreignClient(services)

/** Content that a file must not have after its end, or in place of its own. */
const scripts = [
  '<script>alert(1)</script>',
  '=1;alert(1);',
  '*/=alert(1)/*',
  '<?php system(1) ?>',
  '<svg onload=alert(1)>',
  zip().toString('latin1'),
  '%PDF-1.7\n',
  '\0\0\0\0'
]
const foreign = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  html: '<!DOCTYPE html><html><script>alert(1)</script></html>',
  xml: '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  js: 'alert(document.domain)',
  css: 'body{background:red}',
  bmpText: 'BM=1;alert(1)',
  gifText: 'GIF89a=1;alert(document.domain)//',
  gifHtml: 'GIF89a<html><script>alert(1)</script>',
  pngHtml: '\u0089PNG\r\n\u001a\n<html><body onload=alert(1)>',
  jpegHtml: '\u00ff\u00d8\u00ff\u00e0<html><script>alert(1)</script>'
}
const makers = { png: () => png(), jpg: () => jpeg(), jpeg: () => jpeg(), gif: () => gif(), bmp: () => bmp(), webp: () => webp() }

/** Uploads that must be refused, each with its fault. */
function badUploads(): [string, ServiceRequest][] {
  const bad: [string, ServiceRequest][] = []
  const add = (what: string, made: ServiceRequest) => bad.push([what, made])
  for (const [extension, make] of Object.entries(makers)) {
    const type = typeOf(extension)
    for (const script of scripts) {
      add(
        `${extension} and ${script}`,
        upload('uploadimage', file(`a.${extension}`, Buffer.concat([make(), Buffer.from(script, 'latin1')]), type))
      )
    }
    const whole = make()
    for (let part = 1; part <= 6; part += 1) {
      const cut = whole.subarray(0, Math.floor((whole.length * part) / 7))
      add(`${extension} cut to ${part}/7`, upload('uploadimage', file(`a.${extension}`, cut, type)))
    }
    for (const [kind, content] of Object.entries(foreign)) {
      add(`${kind} as ${extension}`, upload('uploadimage', file(`a.${extension}`, content, type)))
    }
    add(`bomb as ${extension}`, upload('uploadimage', file(`a.${extension}`, bomb(), type)))
    add(`empty ${extension}`, upload('uploadimage', file(`a.${extension}`, '', type)))
  }
  for (const comment of ['<script>', '<HTML>', '<?php', 'javascript:', '<iframe ']) {
    add(`jpeg with ${comment}`, upload('uploadimage', file('a.jpg', jpeg(3, 2, comment), 'image/jpeg')))
    add(`gif with ${comment}`, upload('uploadimage', file('a.gif', gif(3, 2, comment), 'image/gif')))
  }
  for (const [extension, [type, make]] of Object.entries(samples)) {
    if (!images.includes(extension)) add(`${extension} as png`, upload('uploadimage', file('a.png', make(1))))
    if (!images.includes(extension)) add(`${extension} as an image`, upload('uploadimage', file(`a.${extension}`, make(1), type)))
    if (!played.includes(extension)) add(`${extension} as a video`, upload('uploadvideo', file(`a.${extension}`, make(1), type)))
    if (extension !== 'txt')
      add(`${extension} declared as a page`, upload('uploadfile', file(`a.${extension}`, make(1), 'text/html')))
  }
  for (const extension of [
    'svg',
    'html',
    'htm',
    'xhtml',
    'xml',
    'js',
    'mjs',
    'swf',
    'php',
    'jsp',
    'exe',
    'sh',
    'bat',
    'htaccess',
    'css',
    'wasm',
    'jar'
  ]) {
    add(`.${extension}`, upload('uploadfile', file(`a.${extension}`, png(), 'application/octet-stream')))
  }
  for (const name of [
    'a.php.png',
    'a.html.png',
    'a.svg.png',
    'a.PHP5.png',
    'a.jsp.jpg.png',
    'a.exe .png',
    'a.asp;.png',
    'a.png.php',
    'a.png.',
    'a.png%00.php'
  ]) {
    add(`name ${name}`, upload('uploadimage', file(name, png())))
  }
  for (const name of [
    '../a.png',
    '../../etc/passwd.png',
    '/etc/a.png',
    'C:\\a.png',
    '..\\a.png',
    'a/b.png',
    './a.png',
    '\\\\host\\a.png'
  ]) {
    add(`name ${name}`, upload('uploadimage', file(name, png())))
  }
  for (const name of ['a\0.png', 'a.png\0', 'a.php\0.png', '\u0007.png', 'a\u009f.png', '', '.png', ' .png', 'png']) {
    add(`name ${JSON.stringify(name)}`, upload('uploadimage', file(name, png())))
  }
  for (const [name, content] of [
    ['a.txt', foreign.html],
    ['a.md', foreign.svg],
    ['a.csv', foreign.xml],
    ['a.txt', 'a\0b'],
    ['a.md', `${'a'.repeat(9000)}\0`]
  ] as const) {
    add(`${name} with ${content.slice(0, 10)}`, upload('uploadfile', file(name, content, 'text/plain')))
  }
  const { body, contentType } = formOf(sample('png'))
  for (let cut = 1; cut <= 12; cut += 1)
    add(`form cut by ${cut * 4}`, post('uploadimage', body.subarray(0, body.length - cut * 4), contentType))
  add('no boundary', post('uploadimage', body, 'multipart/form-data'))
  add('other boundary', post('uploadimage', body, 'multipart/form-data; boundary=other'))
  add('no form', post('uploadimage', png(), 'image/png'))
  add('other field', upload('uploadimage', sample('png'), { field: 'file' }))
  const end = body.lastIndexOf('--', body.length - 5)
  add('two files', post('uploadimage', Buffer.concat([body.subarray(0, end), body]), contentType))
  add(
    'no file',
    post(
      'uploadimage',
      '--b\r\nContent-Disposition: form-data; name="type"\r\n\r\najax\r\n--b--\r\n',
      'multipart/form-data; boundary=b'
    )
  )
  add('one byte too many', upload('uploadimage', file('a.png', Buffer.alloc(2_048_001, png()))))
  add(
    'a page as a drawing',
    post(
      'uploadscrawl',
      new URLSearchParams({ upfile: Buffer.from(foreign.html).toString('base64') }).toString(),
      'application/x-www-form-urlencoded'
    )
  )
  add('no drawing', post('uploadscrawl', 'upfile=%00%ff', 'application/x-www-form-urlencoded'))
  add('unknown action', upload('uploadanything', sample('png')))
  return bad
}

test('300 bad files and more are refused with a text, and leave nothing behind', async () => {
  const bad = badUploads()
  expect(bad.length).toBeGreaterThanOrEqual(300)
  const before = [await countRows(), (await site.objectKeys('')).length]
  const answers = await sendAll(bad.map(([, made]) => made))
  for (const [n, answer] of answers.entries()) {
    const what = bad[n]?.[0]
    const { state, status } = v.parse(refusedSchema, answer.json())
    expect([what, answer.status, status]).toEqual([what, 200, expect.toBeOneOf([400, 413, 415])])
    expect(state).toMatch(/^[A-Z][^<>]{10,}$/)
  }
  expect([await countRows(), (await site.objectKeys('')).length]).toEqual(before)
})
