import type { APIRequestContext } from '@playwright/test'
import databaseCopy from '../../src/features/database/copy/zh-CN.ts'
import finderEnglish from '../../src/features/editions/copy/en-US.ts'
import finderCopy from '../../src/features/editions/copy/zh-CN.ts'
import { at, expect, open, test } from '../support/browser.ts'
import { copyOf } from '../support/copy.ts'
import { expectToFit } from '../support/layout.ts'

const zh = copyOf('zh-CN')

/** The edition that the finder recommends, read from the server's HTML; undefined if none fits. */
async function answerTo(request: APIRequestContext, query: string): Promise<string | undefined> {
  const answer = await request.get(at(`/galaxyProduct?${query}`), {
    maxRedirects: 0,
    maxRetries: 2,
    headers: { Accept: 'text/html' }
  })
  expect([query, answer.status()]).toEqual([query, 200])
  const html = await answer.text()
  expect(html.match(/data-edition="/g), `${query} judges every edition`).toHaveLength(4)
  return /data-edition="(\w+)" class="grid-small finder-chosen"/.exec(html)?.[1]
}

type Asked = [query: string, answer: string | undefined]

/** Every limit of spec §6 and §9, at the limit and above it, by edition. */
const edges: Readonly<Record<string, readonly (readonly [at: Asked, over: Asked])[]>> = {
  free: [
    [
      ['graphs=7', 'free'],
      ['graphs=8', 'paid']
    ],
    [
      ['storage=30', 'free'],
      ['storage=30.1', 'paid']
    ],
    [
      ['vertices=40000000', 'free'],
      ['vertices=40000001', 'paid']
    ],
    [
      ['nodes=3', 'free'],
      ['nodes=4', 'standard']
    ],
    [
      ['users=1', 'free'],
      ['users=2', 'paid']
    ],
    [
      ['algorithms=10', 'free'],
      ['algorithms=11', 'paid']
    ],
    [
      ['permissions=graphs', 'free'],
      ['permissions=elements', 'standard']
    ],
    [
      ['graphs=1', 'free'],
      ['graphs=1&commercial=yes', 'paid']
    ]
  ],
  paid: [
    [
      ['graphs=50', 'paid'],
      ['graphs=51', 'advanced']
    ],
    [
      ['users=3', 'paid'],
      ['users=4', 'standard']
    ],
    [
      ['algorithms=55', 'paid'],
      ['algorithms=56', 'advanced']
    ],
    [
      ['storage=31', 'paid'],
      ['storage=1000000000000', 'paid']
    ],
    [
      ['commercial=yes', 'paid'],
      ['commercial=yes&permissions=graphs', 'standard']
    ],
    [
      ['commercial=yes', 'paid'],
      ['commercial=yes&ldap=yes', 'standard']
    ]
  ],
  standard: [
    [
      ['users=4&graphs=50', 'standard'],
      ['users=4&graphs=51', 'advanced']
    ],
    [
      ['ldap=yes&algorithms=55', 'standard'],
      ['ldap=yes&algorithms=56', 'advanced']
    ],
    [
      ['users=4', 'standard'],
      ['users=1000000000000', 'standard']
    ],
    [
      ['ldap=yes', 'standard'],
      ['ldap=yes&partitioned=yes', 'advanced']
    ],
    [
      ['ldap=yes', 'standard'],
      ['ldap=yes&distributed=yes', 'advanced']
    ]
  ],
  advanced: [
    [
      ['graphs=999', 'advanced'],
      ['graphs=1000', undefined]
    ],
    [
      ['distributed=yes&storage=31', 'advanced'],
      ['distributed=yes&storage=1000000000000', 'advanced']
    ],
    [
      ['distributed=yes&users=4', 'advanced'],
      ['distributed=yes&users=1000000000000', 'advanced']
    ]
  ]
}

for (const [edition, limits] of Object.entries(edges)) {
  test(`each limit of the ${edition} edition holds at its edge and rules it out over it`, async ({ request }) => {
    const asked = limits.flat()
    const answers = await Promise.all(asked.map(async ([query]): Promise<Asked> => [query, await answerTo(request, query)]))
    expect(answers).toEqual(asked)
  })
}

test('the answer says what rules out each other edition, and what the specification leaves open', async ({ page }) => {
  await page.goto(at('/galaxyProduct?graphs=51&vertices=50000000&ldap=yes&commercial=yes'))
  await expect(page.getByRole('heading', { name: '建议试用企业高级版' })).toBeVisible()
  const edition = (id: string) => page.locator(`[data-edition=${id}]`)
  await expect(edition('free').getByRole('listitem')).toHaveText([
    '最多7张图，需要51张',
    '最多4000万个顶点，需要5000万个',
    'LDAP访问控制：仅标准版、高级版支持',
    '只供非商业学习'
  ])
  await expect(edition('paid').getByRole('listitem')).toHaveText(['最多50张图，需要51张', 'LDAP访问控制：仅标准版、高级版支持'])
  await expect(edition('standard').getByRole('listitem')).toHaveText(['最多50张图，需要51张'])
  await expect(edition('advanced')).toContainText('试用时测试：顶点数')
  // An orange line for each edition with a limit and the mark below them, on both requested scales.
  await expect(page.locator('.limit-need')).toHaveCount(4 + 1 + 1 + 1)
})

test('no edition is recommended while the specification leaves a need open, in both languages', async ({ page }) => {
  for (const [host, name, open, enough] of [
    ['localhost', '建议试用企业标准版', '试用时测试：集群节点数', /满足需求$/],
    ['www.galaxy.localhost', 'Try Enterprise Standard with your data', 'To test in a trial: Cluster nodes', /enough/i]
  ] as const) {
    await page.goto(at('/galaxyProduct?nodes=4', host))
    await expect(page.locator('#answer').getByRole('heading', { name })).toBeVisible()
    for (const edition of ['standard', 'advanced']) {
      await expect(page.locator(`#answer [data-edition=${edition}]`)).toContainText(open)
    }
    await expect(page.locator('#answer li').filter({ hasText: enough })).toHaveCount(0)
    // Accepts a word or a letter for large numbers, so the keyboard must not be limited to digits.
    await expect(page.locator('#finder-vertices')).toHaveAttribute('inputmode', 'text')
    await expect(page.locator('#finder-nodes')).toHaveAttribute('inputmode', 'numeric')
  }
})

test('where no edition fits, the finder leads to a consultation, in both languages', async ({ page }) => {
  for (const [host, name, reason] of [
    ['localhost', finderCopy.finder.answer.none, '最多999张图，需要1,000张'],
    ['www.galaxy.localhost', finderEnglish.finder.answer.none, 'Holds 999 graphs, you need 1,000']
  ] as const) {
    await page.goto(at('/galaxyProduct?graphs=1000', host))
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.locator('[data-edition=advanced]').getByRole('listitem')).toHaveText([reason])
    const consult = page.locator('#answer a[href*="edition=advanced"]')
    await expect(consult).toBeVisible()
    await consult.click()
    await expect(page.locator('#consultation [name=questions]')).toHaveValue(/1,000/)
  }
})

test('a switch of language keeps the question and answers it in the other language', async ({ page }) => {
  await open(page, '/galaxyProduct?users=4&permissions=graphs')
  await expect(page.getByRole('heading', { name: '企业标准版满足需求' })).toBeVisible()
  await page.getByRole('button', { name: 'EN' }).click()
  await expect(page.getByRole('heading', { name: 'Enterprise Standard is enough' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Database users' })).toHaveValue('4')
  await expect(page).toHaveURL(at('/galaxyProduct?users=4&permissions=graphs'))
})

test('what is typed in the finder and not sent survives the other language and a reload, but not the clearing', async ({
  page
}) => {
  await open(page, '/galaxyProduct?users=4')
  const users = page.locator('[name=users]')
  const level = page.locator('[name=permissions][value=graphs]')
  await users.fill('6')
  await level.check()
  await page.locator('[name=ldap]').check()
  const isKept = async () => {
    await expect(users).toHaveValue('6')
    await expect(level).toBeChecked()
    await expect(page.locator('[name=ldap]')).toBeChecked()
  }
  await page.locator('#language-switch').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await isKept()
  await page.reload()
  await isKept()
  await page.locator('.finder-clear').click()
  await expect(page).toHaveURL(at('/galaxyProduct#finder'))
  await expect(users).toHaveValue('')
  await expect(level).not.toBeChecked()
})

const refused = [
  ['graphs', '图的数量', '-3', '图的数量：请填大于0的数，例如12。'],
  ['users', '数据库用户数', '三个', '数据库用户数：请填数字，例如5。'],
  ['nodes', '集群节点数', '1.5', '集群节点数：请填整数，例如3。'],
  ['vertices', '顶点数', '99999999999999999999', '顶点数：最多填1万亿。']
] as const

test('an invalid number and an unknown choice are refused with the name of their field, and kept', async ({ page }) => {
  for (const [field, label, typed, message] of refused) {
    await test.step(`${typed} for ${field}`, async () => {
      const query = new URLSearchParams({ [field]: typed, storage: '12' })
      await page.goto(at(`/galaxyProduct?${query}`))
      await expect(page.getByRole('alert')).toContainText(message)
      const box = page.getByRole('textbox', { name: label })
      await expect(box).toHaveValue(typed)
      await expect(box).toHaveAccessibleDescription(message)
      await expect(page.getByRole('textbox', { name: '存储容量（GB）' })).toHaveValue('12')
      await expect(page.locator('[data-edition]')).toHaveCount(0)
      await page.getByRole('link', { name: message }).click()
      await expect(box).toBeInViewport()
    })
  }
  await page.goto(at('/galaxyProduct?permissions=everything', 'www.galaxy.localhost'))
  await expect(page.getByRole('alert')).toContainText('Permission level: there is no such option')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is filled in, submitted and answered, and its address can be shared', async ({ page, watch }) => {
    watch.expectError(/\.js csp$/)
    await page.goto(at('/galaxyProduct'))
    await expect(page.locator('[data-edition]')).toHaveCount(0)
    await page.getByRole('textbox', { name: '图的数量' }).fill('５１')
    await page.getByRole('textbox', { name: '顶点数' }).fill('5000万')
    await page.getByRole('radio', { name: '点、边、属性' }).check()
    await page.getByRole('checkbox', { name: '商业用途' }).check()
    await page.getByRole('button', { name: finderCopy.finder.submit }).click()
    await expect(page).toHaveURL(/\?graphs=[^&]+&vertices=[^&]+&permissions=elements&commercial=yes#answer$/)
    await expect(page.getByRole('heading', { name: '建议试用企业高级版' })).toBeInViewport()
    await expect(page.getByRole('textbox', { name: '顶点数' })).toHaveValue('5000万')
    await expect(page.getByRole('radio', { name: '点、边、属性' })).toBeChecked()
    await page.getByRole('link', { name: '这个结论的链接' }).click()
    await expect(page).toHaveURL(at('/galaxyProduct?graphs=51&vertices=50000000&permissions=elements&commercial=yes#answer'))
    await expect(page.getByRole('heading', { name: '建议试用企业高级版' })).toBeVisible()
    await page.getByRole('link', { name: '清空重填' }).click()
    await expect(page.getByRole('textbox', { name: '图的数量' })).toHaveValue('')
  })

  test('on a phone any two editions are shown side by side, and equal values are subdued', async ({ page, watch }) => {
    watch.expectError(/\.js csp$/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at('/galaxyProduct'))
    const table = page.locator('.editions-table')
    const shown = table.getByRole('columnheader').filter({ visible: true })
    await expect(shown.getByText(zh('editions_free'), { exact: true })).toBeVisible()
    await expect(shown.getByText(zh('editions_advanced'), { exact: true })).toBeVisible()
    const pick = (side: string) => page.getByRole('group', { name: side }).getByRole('radio', { name: zh('editions_standard') })
    await page.locator('.pick-left-paid').click()
    await page.locator('.pick-right-standard').click()
    await expect(pick(zh('editions_pick_right'))).toBeChecked()
    await expect(table.locator('td.edition-free').first()).toBeHidden()
    const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await expect(row(zh('editions_graphs')).locator('td.edition-paid .edition-value')).toHaveCSS('font-weight', '400')
    await expect(row(zh('editions_users')).locator('td.edition-paid .edition-value')).toHaveCSS('font-weight', '600')
    await expectToFit(page, 390)
  })
})

test('the names of the editions stay visible while the table scrolls', async ({ page }) => {
  await page.goto(at('/galaxyProduct'))
  const table = page.locator('.editions-table')
  await table.getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(table.getByRole('columnheader', { name: /企业高级版/ })).toBeInViewport()
})

test('the database is explained in both languages and leads to the finder', async ({ page }) => {
  await page.goto(at('/product/database', 'www.galaxy.localhost'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Query relationships directly, hop by hop')
  await open(page, '/product/database')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/原生存储关系\s*逐跳得到答案/)
  await page.locator('summary', { hasText: databaseCopy.partition.plate.headline }).click()
  await expect(page.getByText('24条边，21条跨分区')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: databaseCopy.editions.link }).click()
  await expect(page).toHaveURL(at('/galaxyProduct#finder'))
  await expect(page.getByRole('heading', { name: finderCopy.finder.plate.headline })).toBeInViewport()
  // Rendered by the browser this time: it has fetched and drawn the drawing.
  await expect(page.locator('.graph-field .field-dots')).toHaveCount(3)
})
