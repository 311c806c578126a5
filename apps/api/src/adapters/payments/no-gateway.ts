// Where no payments are taken: nothing can be bought, and nobody's signature is good.
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
