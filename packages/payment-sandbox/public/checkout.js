// The sandbox's stand-in for the payment provider's script: the same constructor, options and events. No money moves.
;(() => {
  const base = new URL('.', document.currentScript.src)

  class Razorpay {
    #options
    #frame = null
    #listeners = new Map()
    #onMessage = (event) => this.#hear(event)

    constructor(options) {
      if (!options?.key) throw new Error('No key passed')
      // A subscription has its price from its plan.
      if (!options.subscription_id && (!Number.isInteger(options.amount) || options.amount < 1))
        throw new Error('Invalid amount (should be passed in integer paise. Minimum value is 100 paise, i.e. ₹ 1)')
      this.#options = options
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
      return this
    }

    open() {
      if (this.#frame) return
      const {
        key,
        order_id: order,
        subscription_id: subscription,
        name = '',
        description = '',
        prefill = {},
        config,
      } = this.#options
      const wallets = JSON.stringify(config?.display ?? {}).includes('"paypal"')
      const query = new URLSearchParams({ key_id: key, name, description })
      query.set(subscription ? 'subscription_id' : 'order_id', subscription ?? order)
      query.set('method', wallets ? 'wallet' : (prefill.method ?? ''))
      query.set('email', prefill.email ?? '')
      const frame = document.createElement('iframe')
      frame.src = new URL(`window.html?${query}`, base).href
      frame.title = 'Test checkout'
      Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' })
      Object.assign(frame.style, { zIndex: '2147483647', background: 'transparent', colorScheme: 'normal' })
      addEventListener('message', this.#onMessage)
      document.body.append(frame)
      document.documentElement.style.overflow = 'hidden'
      this.#frame = frame
    }

    close() {
      removeEventListener('message', this.#onMessage)
      this.#frame?.remove()
      this.#frame = null
      document.documentElement.style.overflow = ''
    }

    #hear({ source, origin, data }) {
      if (source !== this.#frame?.contentWindow || origin !== base.origin) return
      if (data.type === 'failed')
        for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error: data.error })
      if (data.type === 'paid') {
        this.close()
        setTimeout(() => this.#options.handler?.(data.answer), 200)
      }
      if (data.type === 'dismissed') {
        this.close()
        this.#options.modal?.ondismiss?.()
      }
      // The browser went away: the page gets no message.
      if (data.type === 'lost') this.close()
    }
  }

  window.Razorpay = Razorpay
})()
