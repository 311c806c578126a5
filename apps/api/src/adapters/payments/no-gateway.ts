// The gateway without payments: nothing can be bought, and no signature is valid.
import { GatewayFailure, type PaymentGateway } from './payment-gateway.port.ts'

export function noGateway(): PaymentGateway {
  const refuse = () => Promise.reject(new GatewayFailure('refused', 'payments are not set up'))
  return {
    isOn: false,
    keyId: '',
    checkoutUrl: '',
    isTest: false,
    createOrder: refuse,
    ordersOf: refuse,
    order: refuse,
    paymentsOf: refuse,
    payment: refuse,
    paymentsBetween: refuse,
    refundsOf: refuse,
    capture: refuse,
    refund: refuse,
    createPlan: refuse,
    createSubscription: refuse,
    subscription: refuse,
    chargesOf: refuse,
    subscriptionOfInvoice: refuse,
    cancelSubscription: refuse,
    isSignedSubscription: () => false,
    isSignedAnswer: () => false,
    isSignedWebhook: () => false,
    readWebhook: () => null,
  }
}
