// Compiled from messages/en/paywall.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  failures: {
    DECLINED: () => "The card was declined. Nothing was charged.",
    INSUFFICIENT_FUNDS: () => "Not enough money on the card. Nothing was charged.",
    NOT_CONFIRMED: () => "Your bank refused. Nothing was charged.",
    NOT_PAID_IN_TIME: () => "The payment number is no longer valid. Nothing was charged.",
    OTHER: () => "The payment did not go through. Nothing was charged."
  },
  ways: {
    anotherCard: () => "Try another card.",
    againOrCard: () => "Try again or take another card.",
    anotherWay: () => "Try another way to pay."
  },
  purchase: {
    notInTime: () => "The payment was not finished in time. Nothing was charged.",
    takenBack: (d) => "This purchase was taken back. ¥" + number("en", d.price, 0) + " returns the way it was paid.",
    tooLate: (d) => "The payment came when this episode could not be bought any more. ¥" + number("en", d.price, 0) + " returns the way it was paid.",
    left: () => "You left the payment page. Nothing was charged.",
    noPayment: () => "No payment has arrived so far. Nothing was charged.",
    stillCosts: (d) => "The price is still ¥" + number("en", d.price, 0) + "."
  }
}
