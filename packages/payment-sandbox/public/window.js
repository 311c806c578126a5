// The window of the test checkout: shows the order, and does with it what the person chooses.
const query = new URLSearchParams(location.search)
const order = Object.fromEntries([...query].filter(([name]) => /^(key|order|subscription)_id$/.test(name)))
const isMonthly = query.has('subscription_id')
// By ISO 4217.
const minorDigits = { JPY: 0, KRW: 0, VND: 0, CLP: 0, KWD: 3 }
const find = (id) => document.getElementById(id)
// Only pages that the policy of this window admits can frame it: any parent is the page that sells.
const send = (message) => parent.postMessage(message, '*')
const buttons = [...document.querySelectorAll('button')]
const methods = { card: 'By card', wallet: 'By wallet (PayPal)', upi: 'By UPI', netbanking: 'By net banking' }
const method = query.get('method') in methods ? query.get('method') : 'card'

function fail(text) {
  find('failure').textContent = text
  find('failure').hidden = false
}

async function show() {
  find('title').textContent = query.get('name')
  find('what').textContent = query.get('description')
  find('method').textContent = methods[method]
  const response = await fetch(`order?${new URLSearchParams(order)}`)
  const { amount, currency, status, error } = await response.json()
  if (error) return fail(error.description)
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency })
  find('amount').textContent = format.format(amount / 10 ** (minorDigits[currency] ?? 2))
  if (isMonthly) find('amount').append(' a month, until it is cancelled')
  if (status === 'paid') fail('This order is already paid. Nothing more is taken.')
}

find('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  const form = new FormData(event.target)
  for (const button of buttons) button.disabled = true
  find('failure').hidden = true
  try {
    const { value: outcome } = event.submitter
    const body = JSON.stringify({ ...order, outcome, method, webhook: form.get('webhook'), email: query.get('email') })
    const response = await fetch('pay', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const answer = await response.json()
    if (answer.error) {
      fail(answer.error.description)
      send({ type: 'failed', error: answer.error })
    } else send(form.get('lost') ? { type: 'lost' } : { type: 'paid', answer })
  } catch {
    fail('The test gateway cannot be reached. Please try again.')
  } finally {
    for (const button of buttons) button.disabled = false
  }
})
const dismiss = () => send({ type: 'dismissed' })
find('dismiss').addEventListener('click', dismiss)
addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss())
show().then(
  () => document.querySelector('button.main').focus(),
  () => fail('The test gateway cannot be reached. Please try again.'),
)
