// Generated from public/assets/locales/en by npm run i18n.
export interface Resources {
alerts: {
  "title": "Alerts",
  "open": "Alerts for {{symbol}}",
  "openSet_one": "Alerts for {{symbol}}: {{count}} alert set",
  "openSet_other": "Alerts for {{symbol}}: {{count}} alerts set",
  "set": "Set alert",
  "form": {
    "kind": "Alert at",
    "atPrice": "Price",
    "atLiquidation": "Liquidation",
    "position": "Position",
    "positionOf": "{{side}} ×{{leverage}}, entry price {{price}}",
    "price": "Price of {{symbol}}",
    "away": "{{share}} from the market price",
    "type": "Price now {{price}}. Enter an alert price.",
    "rises": "Alert when the price rises to this level ({{percent}} from {{price}})",
    "falls": "Alert when the price falls to this level ({{percent}} from {{price}})",
    "there": "This is the price now. Enter another.",
    "unknown": "No price right now.",
    "distance": "{{symbol}} {{side}}: liquidation closer than",
    "nearer": "Now {{distance}} away. Alert at {{price}}.",
    "isNearer": "Already closer ({{distance}}). You will be alerted next time.",
    "tooFar": "Above 0 % and below 100 %",
    "missing": "Enter a valid value first.",
    "isSet": "Alert set",
    "full": "You have {{count}} alerts, the maximum. Remove one first."
  },
  "list": {
    "title": "Your alerts",
    "none": "No alerts",
    "price": "{{symbol}} {{price}}",
    "liquidation": "{{symbol}} {{side}} closer than {{percent}} % to liquidation",
    "away": "{{percent}} from the market price",
    "at": "at {{price}}, {{percent}} from the market price",
    "triggered": "Inactive until the price is 0.2 % away.",
    "remove": "Remove the alert {{alert}}"
  },
  "note": "Alerts work while this tab is open. In the background prices are checked once a minute, orders when you return.",
  "triggered": {
    "rises": "{{symbol}} has risen to {{level}}",
    "falls": "{{symbol}} has fallen to {{level}}",
    "now": "Price now {{price}}",
    "liquidation": "{{symbol}} {{side}}: liquidation closer than {{percent}} %",
    "liquidationAt": "Liquidation at {{price}}",
    "liquidationBrief": "{{symbol}} liquidation near"
  },
  "notifications": "Notifications",
  "own": "Notify me of orders and payments in the background",
  "contests": "Notify me when a contest starts or ends",
  "system": {
    "label": "Desktop notifications",
    "default": "Your browser will ask for permission.",
    "granted": "Shown while the tab is in the background.",
    "denied": "Your browser blocks notifications from this site. Allow them in the site settings.",
    "unsupported": "This browser does not support notifications.",
    "first": "Notifications are on",
    "firstText": "This is how alerts look when the tab is in the background."
  },
  "contest": {
    "starts": "{{name}} has started",
    "ends": "{{name}} has ended"
  }
}
chart: {
  "name": "Chart of {{symbol}}.",
  "help": "Left and right arrow: candles. Up and down arrow: lines. Enter picks up a level or opens its alerts, Escape puts it back. + and − zoom, 0 fits all, End shows the latest. Nothing is sent from here. ? shows all keys.",
  "kinds": {
    "entry": "Entry",
    "liquidation": "Liq.",
    "stopLoss": "SL",
    "takeProfit": "TP",
    "limit": "Limit",
    "alert": "Alert",
    "sentAlert": "Alert (inactive)"
  },
  "ofSide": "{{what}} {{side}}",
  "ofLimit": "{{line}} (limit)",
  "draft": "Draft: {{line}}",
  "asked": "{{line}}, change pending",
  "fromPrice": "{{distance}} from the price",
  "result": "{{profit}} {currency}",
  "candle": "{{time}} UTC: open {{open}}, high {{high}}, low {{low}}, close {{close}}.",
  "movable": "{{line}}: {{meaning}}. Enter picks it up.",
  "fixed": "{{line}}: {{meaning}}. It does not move; Enter opens the alerts.",
  "lifted": "{{line}} picked up: {{meaning}}.",
  "putBack": "{{line}} is back at {{price}}.",
  "proposed": "{{price}} is entered in the dialog. Nothing is sent yet.",
  "inForm": "{{price}} is entered in the form. Nothing is sent.",
  "tools": {
    "label": "View",
    "zoomOut": "Zoom out",
    "zoomIn": "Zoom in",
    "fit": "Fit",
    "latest": "Latest"
  },
  "plus": {
    "words": "Limit {{price}}",
    "label": "Limit {{price}}: sets the limit price, with Shift the stop loss. Nothing is sent."
  },
  "shared": "{{number}} × {{line}}",
  "average": "EMA {{length}}",
  "whole": "Whole window",
  "nothing": "Nothing here yet.",
  "candles": {
    "choice": "Candle length",
    "short": {
      "1": "1m",
      "5": "5m",
      "15": "15m",
      "60": "1h",
      "240": "4h",
      "1D": "1D"
    },
    "kind": {
      "5": "five-minute candles",
      "15": "15-minute candles",
      "60": "one-hour candles",
      "240": "four-hour candles",
      "1D": "daily candles"
    },
    "kindShown": "Shows {{kind}}.",
    "tableOf": "Prices of {{symbol}}, {{kind}}",
    "inHours_one": "In {{count}} hour between {{low}} and {{high}}, now {{below}} below the high.",
    "inHours_other": "In {{count}} hours between {{low}} and {{high}}, now {{below}} below the high.",
    "inDays_one": "In {{count}} day between {{low}} and {{high}}, now {{below}} below the high.",
    "inDays_other": "In {{count}} days between {{low}} and {{high}}, now {{below}} below the high.",
    "older": "Show older",
    "loading": "Loading the price history",
    "loadingOlder": "Loading older prices",
    "failed": "The price history did not load.",
    "seen": "Prices seen here since {{time}} UTC.",
    "olderFailed": "Older prices did not load.",
    "empty": "This market has no price history.",
    "leftOut_one": "{{count}} candle could not be read and is left out.",
    "leftOut_other": "{{count}} candles could not be read and are left out."
  },
  "divider": "Height of the chart",
  "dividerHint": "Drag or use the arrow keys. A double press or Enter sets it back."
}
common: {
  "common": {
    "serverError": "The exchange did not answer.",
    "generalError": "The exchange did not accept this.",
    "tooManyRequests": "Too many requests. Try again in a moment.",
    "tooManyRequestsFor": "Too many requests. Try again in {{seconds}} s.",
    "errorOccurred": "An error occurred. The setting was not saved.",
    "errorLoading": "Data could not be loaded",
    "fieldRequired": "Enter an amount",
    "listEmpty": "Nothing here",
    "unreadable_one": "{{entries}} entry could not be shown.",
    "unreadable_other": "{{entries}} entries could not be shown.",
    "noResult": "No results",
    "loading": "Loading",
    "cancel": "Cancel",
    "confirm": "Confirm",
    "close": "Close",
    "closeWindow": "Close window",
    "save": "Save",
    "done": "Done",
    "hidden": "hidden",
    "finish": "Finish",
    "tryAgain": "Try again",
    "optional": "Optional",
    "code": "Code {{code}}",
    "backToExchange": "Back to the exchange",
    "backToNamed": "Back to {exchange}"
  },
  "ui": {
    "dismiss": "Dismiss this message",
    "pages": "Pages: {{list}}",
    "page": "Page {{page}} of {{pages}}",
    "previousPage": "Previous page",
    "nextPage": "Next page",
    "range": "{{from}}–{{to}} of {{total}}",
    "refused": {
      "digitsOnly": "Digits only",
      "full": "No room for more digits",
      "noNumber": "Not pasted: this is not a number",
      "twoReadings": "Not pasted: write 1234 or 1.234",
      "tooLong": "Not pasted: 10 digits at most"
    }
  },
  "info": {
    "title": "Terms",
    "titles": {
      "terms": "Terms of use",
      "faq": "Frequently asked questions",
      "fees": "Fees"
    },
    "navigation": "Terms, FAQ and fees",
    "terms": "Terms",
    "faq": "FAQ",
    "fees": "Fees",
    "section": "{{number}}. {{title}}",
    "search": {
      "label": "Search the questions",
      "clear": "Clear the search",
      "found_one": "{{count}} of {{total}} questions",
      "found_other": "{{count}} of {{total}} questions",
      "inAnswer_one": "{{count}} match in the answer",
      "inAnswer_other": "{{count}} matches in the answer",
      "nothingHint": "Try a shorter word, or clear the search to see all questions."
    },
    "feeTable": {
      "caption": "Fee rates of each market",
      "market": "Market",
      "fundingShort": "Funding short",
      "fundingLong": "Funding long",
      "orderOpen": "Order open",
      "orderClose": "Order close",
      "maintenance": "Maintenance",
      "liquidation": "Liquidation",
      "footnote": "Maintenance is the share of the position value that must remain in its margin: {{rate}} on every market. Below it, the position is liquidated.",
      "points": [
        "Rates are fractions of the value of the position, that is margin × leverage: 0.0006 is 0.06 %.",
        "The opening fee is charged when a position is opened, the closing fee when it is closed.",
        "Funding is charged as long as a position is open. LONG and SHORT have separate rates.",
        "All fees are charged in {currency}."
      ]
    }
  },
  "marketError": {
    "noMarkets": "No markets available",
    "noMarketsText": "There is no futures market open for trading at the moment.",
    "noMatchedMarket": "No market called {{name}}",
    "noMatchedMarketText": "The address does not match any listed market. Open a listed market or go back.",
    "open": "Open {{symbol}}",
    "stillOpen": "Still open",
    "stillOpenText": "You can close them from here.",
    "errorLoadingText": "The market list could not be loaded. Check the connection and try again."
  },
  "orders": {
    "label": "Orders and positions",
    "tabs": {
      "orders": "Orders",
      "positions": "Positions",
      "history": "Order history"
    },
    "allMarkets": "All markets",
    "market": "Market",
    "sortBy": "Sort: {{by}}",
    "sorted": {
      "ascending": "ascending",
      "descending": "descending"
    },
    "side": "Side",
    "state": "State",
    "amount": "Amount, {currency}",
    "quantity": "Quantity",
    "quantityOf": "Quantity, {{coin}}",
    "openPrice": "Entry price",
    "openPriceShort": "Entry price",
    "orderPrice": "Order price",
    "marketPrice": "Market price",
    "marketPriceShort": "Market price",
    "closePrice": "Close price",
    "closePriceShort": "Close price",
    "liquidation": "Liquidation",
    "distance": "Distance",
    "distanceFull": "Distance from the market price to the liquidation price",
    "stopLoss": "Stop loss",
    "takeProfit": "Take profit",
    "fees": "Fees open / close / funding",
    "feesNow": "Fees so far",
    "feesNowFull": "Opening fee and funding so far",
    "feesOf": "Opening {{open}}, funding {{funding}}",
    "reason": "Reason",
    "profit": "P&L, {currency}",
    "profitFull": "Profit and loss in {currency}, before fees",
    "net": "net",
    "netProfit": "Net P&L",
    "return": "ROI",
    "returnFull": "Return on investment: P&L as a percentage of the margin",
    "netFull": "Net P&L: after all fees",
    "created": "Created",
    "createdUtc": "Created, UTC",
    "createdShort": "Created, UTC",
    "closeDate": "Closed",
    "closedUtc": "Closed, UTC",
    "closedShort": "Closed, UTC",
    "actions": "Actions",
    "levels": "SL/TP",
    "levelsNamed": "SL/TP: stop loss and take profit of {{symbol}} {{side}}",
    "close": "Close",
    "closeNamed": "Close {{symbol}} {{side}}",
    "cancel": "Cancel",
    "cancelNamed": "Cancel {{symbol}} {{side}}",
    "states": {
      "NEW": "Pending",
      "ACTIVATING": "Activating",
      "ACTIVATING_EXECUTE": "Activating",
      "ACTIVATING_FAIL": "Failed to open"
    },
    "stages": {
      "opening": "Opening…",
      "placing": "Placing…",
      "checking": "Checking…"
    },
    "emptyText": {
      "orders": "No pending orders. Orders appear here until they are filled.",
      "positions": "No open positions. Positions you open appear here.",
      "history": "No order history. Closed orders appear here."
    },
    "emptyOn": {
      "orders": "No pending orders on {{symbol}}.",
      "positions": "No open positions on {{symbol}}.",
      "history": "No order history on {{symbol}}."
    },
    "showAll": "Show all markets",
    "csv": "Download CSV",
    "more": "More actions",
    "details": "Details",
    "profitOf": "ROI {{roi}}, net P&L {{net}}, fees so far {{fees}}",
    "total": {
      "label": "Sum of the positions",
      "profit": "Total P&L",
      "age": "Age of the oldest price",
      "atRisk": "At risk",
      "atRiskFull": "What you lose, before fees, if every position closes at its stop loss. Without a stop loss it is the whole margin."
    },
    "named": "{{symbol}} {{side}} ×{{leverage}}",
    "closeSeveral": "Close positions…",
    "cancelSeveral": "Cancel orders…"
  },
  "dashboard": {
    "balanceNotEnough": "More than your available balance",
    "maxAmount": "Maximum {{amount}} {currency}",
    "minimumOrderValue": "Minimum amount is {{value}} {currency}",
    "noMoney": "You have no futures balance to trade with.",
    "noPrice": "There is no price for this market yet",
    "numberNotAllowed_zero": "Whole numbers only",
    "numberNotAllowed_one": "At most {{decimals}} decimal place",
    "numberNotAllowed_other": "At most {{decimals}} decimal places",
    "valueRequired": "Enter a value",
    "positiveRequired": "Enter a value above 0",
    "priceStale": "The price is too old. Waiting for the next one.",
    "sideNotYet": "Not open for trading yet",
    "sideOpens": "Opens {{since}} UTC",
    "stopLossWrongSide": "The stop loss is on the wrong side of {{price}}: the position would close at once",
    "takeProfitWrongSide": "The take profit is on the wrong side of {{price}}: the position would close at once",
    "tooClose": "Closer than one price step",
    "tooFar": "The price cannot fall that far",
    "createOrderSuccess": "Order accepted",
    "createOrder": {
      "refused": "Order not accepted",
      "error": {
        "1001": "This market is not open for trading.",
        "1002": "The amount must be above 0.",
        "1003": "The amount is below the minimum of this market.",
        "1004": "The amount has too many decimals.",
        "1005": "The balance is not enough for this amount.",
        "1006": "This leverage is not allowed.",
        "1007": "This side is not open on this market yet.",
        "1008": "The limit price is too far from the market price.",
        "1009": "The limit price has too many decimals.",
        "1010": "The price has passed your stop loss. A stop loss must be below the price for LONG, above it for SHORT.",
        "1011": "The price has passed your take profit. A take profit must be above the price for LONG, below it for SHORT.",
        "1012": "The stop loss or take profit has too many decimals.",
        "1013": "Your futures balance is not activated yet.",
        "1014": "Futures trading is not open to your account.",
        "1015": "The amount is above the limit of one order.",
        "1016": "The exchange has no price for this market right now. Try again in a moment."
      }
    },
    "lreason": {
      "MANUAL": "Manual",
      "STOP_LOSS": "Stop loss",
      "TAKE_PROFIT": "Take profit",
      "LIQUIDATION": "Liquidation",
      "ROLLOVER": "Contract ended",
      "RESET": "Balance reset"
    }
  },
  "levels": {
    "label": "Unit of stop loss and take profit",
    "beforeFees": "before fees",
    "distance": "From entry",
    "tooFar": "out of reach",
    "tooClose": "too close",
    "price": {
      "name": "At price"
    },
    "percent": {
      "name": "%",
      "full": "from the entry price",
      "suffix": "%"
    },
    "money": {
      "name": "{currency}",
      "full": "won or lost",
      "suffix": "{currency}"
    },
    "return": {
      "name": "ROI",
      "full": "on the margin",
      "suffix": "% ROI"
    }
  },
  "orderForm": {
    "title": "New order",
    "kind": "Order type",
    "market": "Market",
    "limit": "Limit",
    "leverage": "Leverage",
    "leverageValue": "×{{leverage}}",
    "limitPrice": "Limit price",
    "marketPrice": "Market {{price}}",
    "useMarketPrice": "Use the market price",
    "amount": "Amount (margin)",
    "amountIn": {
      "value": "Amount (value)",
      "coin": "Amount ({{coin}})"
    },
    "minimum": "Min {{value}} {currency}",
    "share": "Share of the available balance",
    "shareValue": "{{percent}} %, {{amount}} {currency}",
    "levels": "Stop loss / Take profit",
    "stopLoss": "Stop loss",
    "takeProfit": "Take profit",
    "mustBeBelow": "For {{side}}, below {{price}}",
    "mustBeAbove": "For {{side}}, above {{price}}",
    "levelResult": "{{side}} {{profit}} {currency}",
    "liquidationFirst": "You would be liquidated at {{price}} before this stop.",
    "quantity": "Quantity",
    "value": "Value",
    "details": "Details",
    "preview": "Estimates for each side",
    "feeOpen": "Opening fee",
    "liquidation": "Est. liquidation",
    "liquidationFull": "Estimated liquidation price",
    "breakEven": "Break-even",
    "breakEvenFull": "Break-even price after fees",
    "longHint": "gains if price rises",
    "shortHint": "gains if price falls",
    "offline": "offline",
    "balanceUnknown": "Waiting for your balance",
    "summary": "{{symbol}} {{side}} ×{{leverage}}, {{amount}} {currency}",
    "summaryAt": "{{order}}, limit {{price}}",
    "sending": "Sending the order",
    "unknownTitle": "We did not get an answer. Checking your orders…",
    "unknownText": "{{order}}. Nothing is sent again in the meantime.",
    "stopChecking": "Stop checking",
    "happenedTitle": "Your order went through",
    "happenedMany_one": "{{order}}. {{count}} order like this was opened.",
    "happenedMany_other": "{{order}}. {{count}} identical orders were opened. Check for a duplicate.",
    "notSent": "The order was not sent",
    "notSeenTitle": "Order not found yet",
    "notSeenText": "{{order}}. The order did not appear. Send it again?",
    "outcomeUnknownTitle": "We do not know whether it went through",
    "outcomeUnknownText": "{{order}}. Check your orders before you send it again.",
    "sendAgain": "Send again",
    "openPosition": "Open position"
  },
  "judgement": {
    "distance": "To liquidation",
    "distanceFull": "Price move from entry to liquidation",
    "funding": "Daily funding",
    "fundingFull": "Funding per day, assuming it is charged every 8 hours: − you pay, + you receive"
  },
  "draftLink": {
    "title": "Order from a link",
    "notRead": "The order in the link could not be read"
  },
  "balance": {
    "title": "Balance",
    "available": "Available",
    "availableIn": "Available, {currency}",
    "locked": "Locked",
    "lockedIn": "Locked, {currency}",
    "unrealised": "Unrealised P&L",
    "unrealisedBrief": "Unrealised P&L",
    "unrealisedOn": "Unrealised P&L, {{symbol}}",
    "unrealisedFull": "Profit and loss of the open positions, before fees",
    "equity": "Equity",
    "equityBrief": "Equity",
    "equityFull": "Available, locked and unrealised P&L together",
    "topUp": "Top up",
    "reset": "Reset",
    "resetLong": "Reset the balance",
    "activate": "Activate balance",
    "paying": "Waiting for the payment, {{seconds}} s"
  },
  "shell": {
    "title": "{{title}} · {product}",
    "product": "{product}",
    "skip": "Skip to the content",
    "navigation": "Main navigation",
    "menu": "Menu",
    "trading": "Trading",
    "contests": "Contests",
    "results": "Results",
    "terms": "Terms",
    "wallet": "Wallet",
    "logIn": "Log in",
    "logOut": "Log out",
    "language": "Language",
    "languages": {
      "en": "English",
      "pl": "polski"
    },
    "theme": "Theme",
    "light": "Light",
    "dark": "Dark",
    "toLight": "Switch to the light theme",
    "toDark": "Switch to the dark theme",
    "offline": "You are offline. What you see may be out of date, and nothing can be sent.",
    "pause": "Too many requests.",
    "pauseEnds": "New data in {{seconds}} s."
  },
  "gate": {
    "loadingError": "{product} could not be loaded",
    "loadingErrorText": "Check the connection and try again.",
    "consent": {
      "title": "Before you start",
      "text": "Futures are leveraged products. You can lose the whole margin of a position. Please read the terms of use and accept them to continue.",
      "terms": "Terms of use",
      "openTerms": "Open the terms of use in a new tab",
      "accept": "I have read and accept the terms of use",
      "submit": "Submit"
    },
    "rollover": {
      "title": "Contract rollover",
      "text": "Choose what happens to open positions on the rollover date. You can change this at any time on the trading page.",
      "toggle": "Roll contracts over",
      "on": "Positions are carried over automatically",
      "off": "Positions are closed on the rollover date",
      "save": "Save settings",
      "loadFailed": "Settings could not be loaded",
      "loadFailedText": "Your futures profile is not available right now.",
      "unknown": "We do not know whether the setting was saved. Save it again.",
      "back": "Back"
    }
  },
  "session": {
    "elsewhere": "You are logged out",
    "elsewhereText": "The session was ended in another tab. Log in to continue.",
    "stuck": "We could not log you in",
    "stuckText": "Login failed several times. Cookies may be blocked for this site.",
    "logInPage": "Go to the login page"
  },
  "notFound": {
    "title": "This page does not exist",
    "text": "The address may be mistyped or the page has moved.",
    "toTrading": "Go to trading"
  },
  "release": {
    "title": "A new version is ready",
    "text": "Reload when it suits you. What you have typed into the order form stays.",
    "reload": "Reload"
  },
  "crash": {
    "app": "Something went wrong",
    "appText": "The page ran into an error it cannot recover from. Your orders and positions are not affected.",
    "page": "This page stopped working",
    "pageText": "An error stopped this page. Your orders and positions are not affected.",
    "panel": "{{name}} could not be shown",
    "pageCode": "This page could not be loaded",
    "code": "This part could not be loaded. Check the connection and try again, or reload the page.",
    "codeReload": "Reload the page to go on. What you typed outside the order form will be lost.",
    "reload": "Reload the page",
    "unexpected": "Something went wrong",
    "unexpectedText": "If the page no longer responds, reload it."
  },
  "dialogs": {
    "loading": "Loading",
    "notOpened": "This could not be opened",
    "notOpenedText": "Check the connection and try again.",
    "sending": "Sending",
    "settling": "Done. Refreshing the data",
    "unknownTitle": "No answer yet",
    "unknownText": "We sent this once and are checking with the exchange what happened; nothing is sent again in the meantime.",
    "uncheckedTitle": "We do not know whether it arrived",
    "uncheckedText": "We could not check the result. Check the current state before you try again.",
    "mayClose": "You can close this window. We will tell you the result.",
    "sessionOver": "Your session ended before the answer arrived. Log in again to see the result."
  },
  "resetModal": {
    "initError": {
      "4001": "Wrong pay code. Your balance was not activated.",
      "4002": "A pay code has exactly six digits.",
      "4003": "Another payment is still being processed. Please wait.",
      "4005": "Your balance is already active.",
      "4006": "This pay code has expired. Get a new one."
    },
    "resetError": {
      "4001": "Wrong pay code. Your balance has not changed.",
      "4002": "A pay code has exactly six digits.",
      "4003": "Another payment is still being processed. Please wait.",
      "4004": "Your balance is not active yet, so there is nothing to reset.",
      "4006": "This pay code has expired. Get a new one."
    },
    "payError": {
      "5001": "The exchange does not know this payment. Your balance has not changed.",
      "5002": "The payment was rejected and your balance has not changed.",
      "9900": "The payment was not accepted and your balance has not changed."
    }
  },
  "closeOrder": {
    "error": {
      "2001": "The exchange does not know this order.",
      "2002": "It is already closed.",
      "2003": "The order is just being opened. Try again in a second.",
      "2004": "The order belongs to another market."
    }
  },
  "addTPSL": {
    "error": {
      "3001": "The exchange does not know this order.",
      "3002": "The position is already closed.",
      "3003": "The price has passed your stop loss.",
      "3004": "The price has passed your take profit.",
      "3005": "The stop loss or take profit has too many decimals.",
      "3006": "The order belongs to another market."
    }
  },
  "market": {
    "price": "Price",
    "pageTitle": "{{price}} {{symbol}}",
    "up": "rising",
    "down": "falling",
    "stale": "{{age}} s old",
    "choose": "Choose a market",
    "search": "Search markets",
    "list": "Markets",
    "clear": "Clear search",
    "noMatch": "No market matches “{{text}}”.",
    "funding": "Funding long / short",
    "fee": "Fee open / close",
    "minimum": "Min. order"
  },
  "rollover": {
    "label": "Contract rollover",
    "line": "Auto-rollover: {{state}}",
    "rolled": "on",
    "notRolled": "off",
    "next": "Next {{date}}",
    "manage": "Manage"
  },
  "chart": {
    "label": "Price chart",
    "kind": "Kind of chart",
    "vendor": "Full",
    "own": "Simple",
    "table": "Table",
    "more": "Chart options",
    "frame": "Price chart of {{symbol}}",
    "loading": "Loading the chart",
    "failed": "The full chart did not load.",
    "noPrices": "Waiting for the first price",
    "since": "Prices seen here since {{time}} UTC.",
    "interval": "1m",
    "open": "O",
    "high": "H",
    "low": "L",
    "close": "C",
    "tableOf": "Prices of {{symbol}} by the minute",
    "summary_one": "In one minute between {{low}} and {{high}}, now {{below}} below the high.",
    "summary_other": "In {{count}} minutes between {{low}} and {{high}}, now {{below}} below the high.",
    "stopBelow": "Your stop loss at {{price}} lies {{distance}} below the price.",
    "stopAbove": "Your stop loss at {{price}} lies {{distance}} above the price.",
    "columns": {
      "minute": "UTC",
      "open": "Open",
      "high": "High",
      "low": "Low",
      "close": "Close",
      "change": "Change"
    },
    "levels": {
      "stopLoss": "SL",
      "takeProfit": "TP"
    },
    "library": "Chart: TradingView Lightweight Charts"
  },
  "orderNews": {
    "view": "View",
    "net": "{{profit}} {currency} net",
    "filledAt": "Opened at {{price}}",
    "rolled": "Your contracts were rolled over",
    "rolledText": "Next rollover: {{date}} UTC",
    "one": {
      "stopLoss": "{{name}} closed by stop loss",
      "takeProfit": "{{name}} closed by take profit",
      "liquidation": "{{name}} was liquidated",
      "rollover": "{{name}} closed: the contract ended",
      "closed": "{{name}} was closed by the exchange",
      "opened": "{{name}}: order filled",
      "failed": "{{name}}: the order could not be opened",
      "cancelled": "{{name}}: order cancelled",
      "gone": "{{name}} is no longer among your positions"
    },
    "many": {
      "stopLoss_one": "{{count}} position closed by stop loss",
      "stopLoss_other": "{{count}} positions closed by stop loss",
      "takeProfit_one": "{{count}} position closed by take profit",
      "takeProfit_other": "{{count}} positions closed by take profit",
      "liquidation_one": "{{count}} position was liquidated",
      "liquidation_other": "{{count}} positions were liquidated",
      "rollover_one": "{{count}} position closed: the contract ended",
      "rollover_other": "{{count}} positions closed: the contracts ended",
      "closed_one": "{{count}} position was closed by the exchange",
      "closed_other": "{{count}} positions were closed by the exchange",
      "opened_one": "{{count}} order filled",
      "opened_other": "{{count}} orders filled",
      "failed_one": "{{count}} order could not be opened",
      "failed_other": "{{count}} orders could not be opened",
      "cancelled_one": "{{count}} order cancelled",
      "cancelled_other": "{{count}} orders cancelled",
      "gone_one": "{{count}} position is no longer listed",
      "gone_other": "{{count}} positions are no longer listed"
    }
  },
  "contests": {
    "title": "Contests",
    "strip": "Current contest",
    "marketCount_one": "{{count}} market",
    "marketCount_other": "{{count}} markets",
    "prizePool": "Prize pool up to",
    "upTo": "up to",
    "period": "{{start}} – {{end}} UTC",
    "view": "View contest",
    "kicker": "Contest · single-trade ROI",
    "info": {
      "default": "Your best single trade by return on investment sets your rank.",
      "SELECTED_MARKETS": "Open positions on the selected markets. Your best single trade by return on investment sets your rank.",
      "ALL_MARKETS": "Every futures market counts. Your best single trade by return on investment sets your rank."
    },
    "moreInformation": "More information",
    "terms": "Terms and conditions",
    "plainLink": "{{name}}: {{url}}",
    "startsIn": "Starts in",
    "startsOn": "Starts {{date}} UTC",
    "days": "days",
    "hours": "hours",
    "minutes": "min",
    "seconds": "sec",
    "running": "Running",
    "soon": "Starts soon",
    "ends": "Ends {{date}} UTC",
    "ended": "Competition ended",
    "endedOn": "{{date}} UTC",
    "join": "Join now",
    "joined": "Joined",
    "noToken": "To join, open the contest from the app after logging in.",
    "tokenRefused": "With this login you can view the contest but not join it.",
    "markets": "Markets",
    "allMarkets": "All futures",
    "tradePeriod": "Trade period, UTC",
    "minOrder": "Qualifying order",
    "winningFactor": "Winning factor",
    "singleTradeRoi": "Single-trade ROI",
    "leaderboard": "Leaderboard",
    "refreshed": "Refreshed every hour, last at {{time}} UTC",
    "rank": "Rank",
    "trader": "Trader",
    "roi": "ROI",
    "reward": "Reward",
    "rewardOf": "Reward {{amount}}",
    "boardBefore": "Ranks appear after the start.",
    "boardRunning": "The first ranks appear at the next full hour.",
    "boardEnded": "Nobody was ranked in this contest.",
    "active": "Active contests",
    "past": "Past contests",
    "details": "Details",
    "viewing": "Viewing",
    "noActive": "No contest is running or planned right now.",
    "noPast": "No contest has ended yet.",
    "noContest": "There is no such contest",
    "noContestText": "It may have been removed. Pick another one from the lists.",
    "noContests": "No contests yet",
    "noContestsText": "The next contest will be announced here.",
    "notLoaded": "The contest could not be loaded",
    "tokenFailed": "The contests could not be opened",
    "signedOut": "Your session has expired",
    "signedOutText": "Open the contest again from the app, or reload this page.",
    "reload": "Reload"
  },
  "joinModal": {
    "title": "Join contest",
    "period": "{{start}} – {{end}} UTC",
    "accept": "I have read and accept the",
    "acceptTerms": "terms and conditions",
    "acceptEnd": "of this contest.",
    "acceptPlain": "I have read and accept the terms and conditions of this contest.",
    "youAreIn": "You are in",
    "countFrom": "Your qualifying trades count from {{date}} UTC. After you close the first one, you appear on the leaderboard at its next refresh.",
    "countNow": "Your qualifying trades count from now on. After you close the first one, you appear on the leaderboard at its next refresh.",
    "failed": "Not joined",
    "lost": "You are not on the list yet",
    "lostText": "We could not find you among the participants. You can try again.",
    "error": {
      "403": "This login cannot join the contest. Log in again and reopen the contest.",
      "6001": "This contest no longer exists.",
      "6002": "You are already in this contest.",
      "6003": "This contest has ended."
    }
  }
}
csv: {
  "title": "Download CSV",
  "save": "Download",
  "about": "{{list}} · {{which}} · {{rows}}",
  "rows_one": "{{rows}} row",
  "rows_other": "{{rows}} rows",
  "style": "Separator",
  "styles": {
    "comma": "Comma",
    "semicolon": "Semicolon and decimal comma"
  },
  "examples": {
    "comma": "BTC-USDC,LONG,67000.5",
    "semicolon": "BTC-USDC;LONG;67000,5"
  },
  "note": "The whole list, with every fee. Numbers are exact, times in UTC, money in {currency}. If your spreadsheet puts everything into one column, choose the other separator."
}
dialogs: {
  "setLevels": {
    "at": "Price {{price}} {{quote}}",
    "fromEntry": "{{percent}} from entry",
    "onMargin": "ROI {{percent}}",
    "onlyPrice": "Past the entry, set this level as a price."
  },
  "leverage": {
    "title": "Leverage",
    "steps": "Leverage",
    "times": "×{{leverage}}",
    "lower": "Lower leverage",
    "higher": "Higher leverage",
    "amount": "Amount",
    "value": "Value",
    "quantity": "Quantity",
    "liquidationLong": "Est. liquidation, LONG",
    "liquidationShort": "Est. liquidation, SHORT",
    "note": "Higher leverage brings the liquidation price closer to the entry price."
  },
  "resetModal": {
    "initTitle": "Activate balance",
    "resetTitle": "Reset balance",
    "initText": "You get a virtual balance to trade with. To confirm, enter the pay code from your wallet.",
    "resetText": "Your virtual balance returns to its starting value. To confirm, enter the pay code from your wallet.",
    "wallet": "Open your wallet in a new tab",
    "readingOrders": "Loading your orders. You can confirm once you see what the reset will close.",
    "closes": "The reset closes {{positions}} at the market price.",
    "cancels": "The reset cancels {{orders}}.",
    "closesAndCancels": "The reset closes {{positions}} at the market price and cancels {{orders}}.",
    "positions_one": "{{count}} position ({{profit}} {currency} before fees)",
    "positions_other": "{{count}} positions ({{profit}} {currency} before fees)",
    "orders_one": "{{count}} order",
    "orders_other": "{{count}} orders",
    "payCode": "Pay code",
    "tooManyDigits": "A pay code has {{length}} digits",
    "entered": "{{entered}} of {{length}} digits",
    "sending": "Sending the pay code",
    "payingTitle": "Waiting for the payment",
    "payingText": "This can take a moment.",
    "payingSlow": "This is taking longer than usual. Still checking.",
    "payingMissed": "The exchange is not answering right now. Your payment may still go through; we keep checking.",
    "waited": "Elapsed {{time}}",
    "initDone": "Balance activated",
    "resetDone": "Balance reset",
    "available": "Available balance",
    "notSent": "Not paid",
    "notPaid": "Payment failed",
    "lostTitle": "Payment not found yet",
    "lostText": "We could not find the payment. It may still arrive: check your balance before you pay again."
  },
  "closeOrder": {
    "closeTitle": "Close position",
    "cancelTitle": "Cancel order",
    "close": "Close position",
    "cancel": "Cancel order",
    "keep": "Keep order",
    "amount": "Amount",
    "openPrice": "Entry price",
    "orderPrice": "Order price",
    "currentPrice": "Market price",
    "closePrice": "Close price",
    "margin": "Margin released",
    "feesSoFar": "Opening fee and funding so far",
    "feeClose": "Closing fee, estimated",
    "net": "Net P&L",
    "breakEven": "Move stop to break-even ({{price}}) instead",
    "note": "The position closes at the market price at the time of closing. The final P&L can differ from the one shown.",
    "oldPrice": "Price {{age}} s old. You close at the market price at that moment.",
    "noPrice": "No price available. You close at the market price at that moment.",
    "cancelNote": "The order has not been opened. Nothing is bought or sold, and its margin is available again.",
    "closed": "Position closed",
    "canceled": "Order cancelled",
    "gross": "P&L before fees",
    "resultLater": "The exchange has accepted it. The result appears here.",
    "profitNamed": "{{name}}: {{profit}} {currency} net",
    "filledTitle": "The order has been filled",
    "filledText": "It is now an open position, so there is nothing to cancel.",
    "filledContinue": "Show the position",
    "goneTitle": "Already closed",
    "goneText": "It was closed in the meantime, not from this window.",
    "goneCanceledText": "It is no longer among your orders.",
    "reason": "Reason",
    "refusedClose": "Not closed",
    "refusedCancel": "Not cancelled",
    "lostTitle": "It is still open",
    "lostText": "The order is still there. You can try again."
  },
  "closeSeveral": {
    "title": "Close positions",
    "cancelTitle": "Cancel orders",
    "which": "Which to close",
    "choices": {
      "all": "All positions",
      "market": "{{symbol}} positions",
      "winning": "Positions in profit after fees",
      "losing": "Positions at a loss after fees",
      "waiting": "All pending orders"
    },
    "profit": "P&L now, before fees",
    "fees": "Closing fees, estimated",
    "margin": "Margin released",
    "next": "Continue",
    "back": "Back",
    "close_one": "Close {{count}} position",
    "close_other": "Close {{count}} positions",
    "cancel_one": "Cancel {{count}} order",
    "cancel_other": "Cancel {{count}} orders",
    "more_one": "and {{count}} more",
    "more_other": "and {{count}} more",
    "note": "Each position closes at the market price at that moment. Positions opened later are not included. You can stop closes not yet sent.",
    "oldPrice": "Prices up to {{age}} s old. Each position closes at its market price at that moment.",
    "noPrice": "Some prices are missing. Each position closes at its market price at that moment.",
    "cancelNote": "Nothing is bought or sold. Orders placed later are not included. You can stop cancellations not yet sent.",
    "closing": "Closing",
    "cancelling": "Cancelling",
    "progress": "{{ended}} of {{count}}",
    "held": "Paused by the rate limit of the exchange.",
    "stop": "Stop",
    "stopped": "Stopped. Waiting for those already sent.",
    "lookedFor": "Results so far. We are checking the rest; nothing is sent twice.",
    "mayClose": "You can close this window. We will continue and tell you the result.",
    "closed_one": "{{count}} closed",
    "closed_other": "{{count}} closed",
    "cancelled_one": "{{count}} cancelled",
    "cancelled_other": "{{count}} cancelled",
    "closedOf": "{{closed}} of {{all}} closed",
    "cancelledOf": "{{closed}} of {{all}} cancelled",
    "profitOf": "Net P&L {{profit}} {currency}",
    "showRest": "Show the rest",
    "ends": {
      "unknown_one": "{{count}} with no answer, still checking",
      "unknown_other": "{{count}} with no answer, still checking",
      "refused_one": "{{count}} rejected",
      "refused_other": "{{count}} rejected",
      "notArrived_one": "{{count}} still open: no answer",
      "notArrived_other": "{{count}} still open: no answer",
      "filled_one": "{{count}} filled in the meantime: now a position",
      "filled_other": "{{count}} filled in the meantime: now positions",
      "notSent_one": "{{count}} not sent",
      "notSent_other": "{{count}} not sent",
      "gone_one": "{{count}} already closed",
      "gone_other": "{{count}} already closed",
      "closed_one": "{{count}} closed",
      "closed_other": "{{count}} closed",
      "unlisted_one": "{{count}} no longer among your orders",
      "unlisted_other": "{{count}} no longer among your orders",
      "cancelled_one": "{{count}} cancelled",
      "cancelled_other": "{{count}} cancelled"
    }
  },
  "addTPSL": {
    "title": "Stop loss / Take profit",
    "open": "Entry price {{price}}",
    "orderPrice": "Order price {{price}}",
    "distance": "{{percent}} from {{price}}",
    "result": "P&L {{profit}} {currency}",
    "note": "Will be removed when you save.",
    "oldPrice": "Price {{age}} s old. The exchange checks your levels against its own.",
    "noPrice": "No price available. The exchange checks your levels against its own.",
    "done": "Saved",
    "none": "None",
    "saved": "Stop loss and take profit saved",
    "refused": "Not saved",
    "goneTitle": "Already closed",
    "goneText": "The position was closed in the meantime.",
    "lostTitle": "Not saved yet",
    "lostText": "The order still has its previous values. You can try again.",
    "breakEven": "Move stop to break-even ({{price}})",
    "breakEvenAhead": "Break-even {{price}} not reached yet",
    "breakEvenFull": "Closing there covers the opening fee, the closing fee and the funding so far"
  },
  "rolloverModal": {
    "title": "Rollover",
    "text": "At the end of each period an open contract is either closed or carried over to the next one.",
    "switch": "Roll contracts over",
    "next": "Next {{date}} UTC",
    "noDate": "No date is set yet",
    "notLoaded": "The setting could not be loaded",
    "doneOn": "Contracts are rolled over",
    "doneOff": "Contracts are closed at the end of the period",
    "saved": "Setting saved",
    "failed": "Not saved"
  }
}
faq: {
  "items": [
    {
      "question": "What is leverage?",
      "answer": [
        "Leverage lets a small amount of your own carry a larger position. With 100 {currency} and leverage 10 you hold a position worth 1 000 {currency}. The 100 {currency} are your margin, 1 000 {currency} is the value of the position.",
        "Profit and loss are calculated on the whole value. If the price moves by 1 %, the result is about 10 {currency}, that is 10 % of your margin. Losses grow in the same way as gains.",
        "You can choose {leverages} or {highestLeverage}. The choice is kept for your next orders. Once a position is open, its leverage can no longer be changed."
      ]
    },
    {
      "question": "What does isolated margin mean?",
      "answer": [
        "Each position has its own margin. If it goes against you, you lose at most that margin, fees included. The rest of your available balance and your other positions are not affected.",
        "While an order is pending or a position is open, its margin is shown as locked in your balance. After closing, it returns to the available part, plus the profit or minus the loss and the fees.",
        "Margin cannot be added to an open position. To use more margin, open another position."
      ]
    },
    {
      "question": "What is the difference between LONG and SHORT?",
      "answer": [
        "Choose LONG when you expect the price to rise. You gain when it goes up and lose when it goes down.",
        "Choose SHORT when you expect the price to fall. You gain when it goes down and lose when it goes up. You do not need to own the coin to do that.",
        "The result of a LONG is margin × leverage × (price ÷ entry price − 1). The result of a SHORT is the same with the opposite sign. On a new market one of the sides may open later, in which case its button says from when."
      ]
    },
    {
      "question": "What is liquidation, and at what price does it happen?",
      "answer": [
        "Liquidation is the forced closing of a position whose loss has used up its margin down to the maintenance level, which is 0.005 (0.5 %) of the value of the position. The margin of that position is then lost.",
        "The higher the leverage, the closer the liquidation price. For a LONG opened at 50 000 with leverage 10 it is about 45 250, with leverage 100 about 49 750. For a SHORT it is as far above the entry price.",
        "Before you open a position, the form shows an estimate. The orders table shows the price set by the exchange. A stop loss set before it closes the position earlier and saves part of the margin."
      ]
    },
    {
      "question": "How do stop loss and take profit work?",
      "answer": [
        "A stop loss closes the position when the price has moved against you to the level you have set, a take profit when it has moved in your favour. Both are optional, and you can use one without the other.",
        "For a LONG the stop loss is below the price and the take profit above it. For a SHORT it is the other way round.",
        "You can set them in the order form, or later with the SL/TP button of the position. The exchange watches the levels, so they also work when the application is closed. The position is closed at the market price at that time, which may differ from the level when the price jumps."
      ]
    },
    {
      "question": "What is the difference between a market order and a limit order?",
      "answer": [
        "A market order opens the position at once, at the current market price.",
        "A limit order waits on the Orders tab until the market reaches your price. Until then its margin is locked, and you can cancel the order at any time. It may never be executed.",
        "The form shows the quantity for the price that applies, which is your limit price if you have set one, otherwise the market price."
      ]
    },
    {
      "question": "What is funding?",
      "answer": [
        "Funding is the cost of keeping a position open. It is calculated on the value of the position, at one rate for LONG and another for SHORT, different for each market.",
        "It is charged at regular intervals as long as you hold the position. At a positive rate you pay it, at a negative rate you receive it. The amount so far is included in the net P&L of the position.",
        "The current rates are on the Fees page."
      ]
    },
    {
      "question": "What fees do I pay?",
      "answer": [
        "There is a fee for opening, a fee for closing and funding while the position is open. All are calculated on the value of the position, so leverage makes them larger in relation to your margin.",
        "An example. A position worth 1 000 {currency} at a rate of 0.0006 (0.06 %) costs 0.6 {currency} to open and about as much to close. The price has to move by about 0.12 % in your favour before you make a profit. With its details open, the form shows this break-even price for both sides.",
        "The profit and loss of open positions is shown before fees. With the details of the table on, the net P&L is next to it, after all fees and the estimated closing fee. The order history shows the net P&L."
      ]
    },
    {
      "question": "What does contract rollover mean?",
      "answer": [
        "Each contract has an end. On the rollover date, shown in UTC on the trading page, an open position is either carried over to the next contract or closed.",
        "With automatic rollover on, your positions are carried over and stay open. With it off, they are closed on that date at the market price.",
        "You change the setting with the Manage button next to the rollover date. It applies to all your positions."
      ]
    },
    {
      "question": "What is the virtual balance, and what is {currency}?",
      "answer": [
        "{currency} is the unit of your futures balance, margin, fees and results on every market.",
        "The balance is virtual. It is kept separate from your other funds on the exchange and is used only to trade futures here and to take part in contests.",
        "Available is what you can use for new orders. Locked is the margin of your pending orders and open positions."
      ]
    },
    {
      "question": "How do I top up or reset the balance, and what is the pay code?",
      "answer": [
        "The first time, press Activate balance in the order form or, on a phone or tablet, at the bottom of the screen. After that the balance panel offers Reset, which closes your positions, cancels pending orders and sets the balance back to its starting amount. Top up opens the wallet page of the exchange.",
        "Activation and reset are paid with a pay code of six digits, which the exchange shows in your wallet. You can type or paste it, with or without spaces. Never share it with anyone.",
        "After you confirm, the exchange processes the payment. You can close the window or reload the page in the meantime. Do not enter a second code; we will tell you the result."
      ]
    },
    {
      "question": "How do contests work, and how is ROI calculated?",
      "answer": [
        "In a contest you trade for a prize pool. Join on the contest page before its end date, after accepting its terms. You can join each contest once.",
        "Only trades on the markets of the contest, within the trade period in UTC and with at least the qualifying order amount count. Your rank is decided by the ROI of your best single trade, that is its profit divided by its margin. A profit of 25 {currency} on a margin of 100 {currency} is an ROI of 25 %.",
        "The prize for your rank grows with the prize tier that the contest reaches. While the contest is running, the leaderboard is refreshed every hour."
      ]
    },
    {
      "question": "What happens when I lose the connection?",
      "answer": [
        "Your positions are kept by the exchange, not by your device. Stop loss, take profit and liquidation keep working while you are offline.",
        "If the connection breaks while an order is being sent, the application cannot know at once whether it has arrived. It shows a message, checks your orders and reports the result. It never sends the order again on its own, and nothing you pressed while offline is sent later.",
        "If you are asked whether to send it again, check the Orders and Positions tabs first."
      ]
    },
    {
      "question": "What do the order states mean?",
      "answer": [
        "The Orders tab holds what is not yet a position, such as a new limit order that waits for its price, or an order that is being activated.",
        "The Positions tab holds what is open. Its profit or loss changes with the price of its own market.",
        "Order history holds what has ended, with the close price, the fees and the reason, for example closed by you, stop loss, take profit or liquidation. Cancelled orders are not listed."
      ]
    },
    {
      "question": "How fresh is the data, and what does an old price mean?",
      "answer": [
        "Prices, balance and orders refresh every 3 seconds while the page is visible. In a hidden tab they pause, and they catch up as soon as you come back.",
        "After two missed refreshes the numbers stay on the screen, marked with their age. They then show what was true a few seconds ago.",
        "When the price is older than 10 seconds, a market order cannot be sent until a new price arrives. This protects you from opening a position at a price you have not seen. Closing and setting stop loss and take profit stay possible; the dialog says how old the price is."
      ]
    }
  ]
}
leaderboard: {
  "hint": "Press a row to pin it and follow its rank.",
  "show": "show on the leaderboard",
  "pin": "Pin {{hash}}",
  "full_one": "Only {{count}} row can be pinned",
  "full_other": "Only {{count}} rows can be pinned",
  "pinned": "Pinned rows and their neighbours",
  "me": "Me",
  "isMe": "This is me",
  "notMe": ": this is not my row",
  "lost": "{{hash}} is not on this leaderboard now",
  "rank": "Your rank: {{rank}}",
  "share": "Share my rank",
  "calculator": {
    "title": "Rank calculator",
    "needs": "Rank {{rank}} needs {{roi}}",
    "rank": "Rank to reach",
    "move": "ROI needed on one trade: the price has to move {{move}} in your favour at ×{{leverage}}. Rank {{rank}} has {{roi}}; a tie may rank below it.",
    "loss": "Rank {{rank}} has {{roi}}: a smaller loss is enough.",
    "free": "Rank {{rank}} is still free: any trade that counts is enough.",
    "unknown": "The ROI of rank {{rank}} is not on the leaderboard."
  }
}
market: {
  "favourite": "Favourite: {{symbol}}",
  "isFavourite": "favourite",
  "hits_one": "{{count}} market found",
  "hits_other": "{{count}} markets found",
  "sinceMidnight": "Change since 00:00 UTC"
}
orderForm: {
  "draftLink": {
    "text": "Check every value before you send it.",
    "side": "Suggested side: {{side}}.",
    "offer": "The link contains a different order",
    "take": "Use the link",
    "keep": "Keep mine",
    "dismiss": "Hide this note",
    "discard": "Clear the form",
    "unreadable": "{{field}}: could not be read, skipped.",
    "cut": "{{field}} {{value}} has too many decimals: using {{used}}.",
    "notOffered": "Leverage {{value}} is not available: using ×{{leverage}}.",
    "noPrice": "Limit price skipped: this is a market order.",
    "tooMuch": "The amount is above your balance: {{available}} {currency} available.",
    "copy": "Copy order link",
    "copied": "Link copied",
    "withoutLevels": "Without stop loss and take profit: they have no price yet.",
    "byHand": "Could not copy. The link:"
  },
  "unit": {
    "label": "Unit of the amount",
    "margin": "{currency}, margin",
    "value": "{currency}, position value"
  },
  "repeat": {
    "chip": "Repeat",
    "name": "Repeat the last order: {{order}}",
    "stopLoss": "SL −{{percent}} %",
    "takeProfit": "TP +{{percent}} %"
  },
  "side": {
    "fillsAtOnce": "fills at market now",
    "asLinked": "as in the link",
    "stopLoss": {
      "below": "Needs a stop above price",
      "above": "Needs a stop below price",
      "at": "Stop loss at the price",
      "tooClose": "Stop loss too close",
      "tooFar": "Stop loss out of reach"
    },
    "takeProfit": {
      "below": "Needs a TP above price",
      "above": "Needs a TP below price",
      "at": "Take profit at the price",
      "tooClose": "Take profit too close",
      "tooFar": "Take profit out of reach"
    }
  },
  "risk": {
    "levels": {
      "stopLoss": "Net at SL",
      "stopLossFull": "At the stop loss, after both fees",
      "takeProfit": "Net at TP",
      "takeProfitFull": "At the take profit, after both fees",
      "ratio": "R:R",
      "ratioBrief": "R:R",
      "ratioFull": "Reward to risk, after both fees",
      "oneSide": "These levels work for {{side}} only.",
      "noSide": "These levels work for neither side.",
      "first": "{{side}}: you would be liquidated at {{price}} before this stop.",
      "liquidationFirst": "{{side}}: you would be liquidated before this stop.",
      "useLeverage": "Use ×{{leverage}}: the stop triggers first",
      "never": "{{side}}: you would be liquidated at {{price}} before this stop, even at ×{{leverage}}.",
      "line": "After fees: {{results}}",
      "lineFull": "P&L at the stop loss and at the take profit, after both fees; reward to risk"
    },
    "size": {
      "open": "Size by risk",
      "title": "Max loss",
      "largest": "Max loss in {currency}",
      "loses": "loses {{loss}} {currency} with fees",
      "set": "Set amount",
      "isSet": "Amount set to {{amount}} {currency}",
      "balance": "Even your full balance would risk less.",
      "margin": "At this stop the whole margin is at risk.",
      "minimum": "Below the market minimum of {{minimum}} {currency}. The smallest order risks {{loss}} {currency}.",
      "feesUnknown": "The fees of this market are unknown.",
      "noSide": "This stop loss works for neither side.",
      "inMoney": "A stop loss in {currency} depends on the amount: set it as a price or in %."
    }
  }
}
orders: {
  "firstSteps": {
    "title": "First steps",
    "done": "done",
    "activate": "Activate the balance",
    "activateText": "Get virtual money with a six-digit pay code.",
    "open": "Open a position",
    "openText": "Choose an amount and press LONG or SHORT.",
    "stop": "Set a stop loss",
    "stopText": "The price at which the position is closed before it loses more.",
    "stopNow": "Set it for {{symbol}}"
  },
  "exposure": {
    "risk": "Risk",
    "net": "Net exposure",
    "long": "Long",
    "short": "Short",
    "full": "Value of the positions at the market price: LONG less SHORT"
  }
}
palette: {
  "title": "Search and actions",
  "search": "Market, page or action",
  "list": "Results",
  "clear": "Clear search",
  "hits_one": "{{count}} result",
  "hits_other": "{{count}} results",
  "nothing": "Nothing matches “{{text}}”",
  "nothingText": "Try a market, such as BTC, or an action, such as “Order history”.",
  "hint": {
    "move": "move",
    "choose": "choose",
    "leave": "close"
  },
  "groups": {
    "pages": "Pages",
    "actions": "Actions",
    "markets": "Markets"
  },
  "keys": {
    "title": "Keyboard shortcuts",
    "text": "No key sends an order. Single keys never act while you type.",
    "switch": "Single-key shortcuts",
    "zoom": "Simple chart: zoom",
    "fit": "Simple chart: fit all",
    "latest": "Simple chart: latest",
    "chart": "Simple chart: ← → select a candle, ↑ ↓ a line. Enter picks up a stop loss, a take profit or the limit price of the form; ↑ ↓ then move it by one step, with Shift by ten, Page Up and Page Down by 1 %. Enter proposes the price, Escape puts the line back. Nothing is sent from the chart."
  },
  "showAmounts": "Show amounts",
  "outside": "opens the exchange",
  "actions": {
    "amount": "Amount",
    "limitPrice": "Limit price",
    "stopLoss": "Stop loss",
    "takeProfit": "Take profit",
    "marketOrder": "Market order",
    "limitOrder": "Limit order",
    "repeatOrder": "Repeat the last order",
    "orders": "Orders",
    "positions": "Positions",
    "history": "Order history",
    "allMarkets": "Toggle orders on all markets",
    "details": "Toggle details of the rows",
    "copyLink": "Copy order link",
    "marketList": "Choose a market",
    "nextMarket": "Next market",
    "previousMarket": "Previous market",
    "chartVendor": "Full chart",
    "chartOwn": "Simple chart",
    "chartTable": "Chart as a table",
    "closeSeveral": "Close positions",
    "alerts": "Alerts",
    "stopChecking": "Stop checking the order",
    "dismissNote": "Hide the note about the order",
    "activate": "Activate balance",
    "reset": "Reset balance",
    "topUp": "Top up",
    "language": "Switch to Polish",
    "hideAmounts": "Hide amounts",
    "showKeys": "Keyboard shortcuts"
  },
  "also": {
    "hideAmounts": "balance, P&L, privacy, screenshot, eye",
    "amount": "amount, margin, size, buy, sell, long, short, open a position, trade, order",
    "limitPrice": "limit price",
    "stopLoss": "stop loss, SL, limit the loss",
    "takeProfit": "take profit, TP, target, secure the profit",
    "marketOrder": "buy now, sell now",
    "limitOrder": "buy at a price, sell at a price",
    "orders": "pending orders",
    "positions": "open positions",
    "history": "closed orders",
    "allMarkets": "all markets",
    "details": "more, less, net P&L",
    "copyLink": "share the order, link",
    "repeatOrder": "again, same order",
    "chartTable": "prices by the minute",
    "closeSeveral": "close all, close multiple",
    "alerts": "set an alert, notify, bell",
    "topUp": "deposit, add funds",
    "theme": "dark, light, theme, night",
    "language": "Polski, Polish, language",
    "showKeys": "keys, help",
    "logOut": "sign out",
    "trading": "trade, market",
    "faq": "help, questions"
  },
  "held": {
    "noMarket": "Only on a market page",
    "noAmount": "Enter an amount first",
    "noLastOrder": "No order yet",
    "underWay": "Order in progress",
    "balanceUnknown": "Waiting for your balance",
    "oneMarket": "No other market",
    "noVendorChart": "Not available here",
    "ordersUnknown": "Waiting for your orders",
    "nothingToClose": "Fewer than two to close",
    "nothingChecked": "No order is being checked",
    "noNote": "No note to hide",
    "isActive": "Already active",
    "notActive": "The balance is not active yet",
    "notLoaded": "This part of the page has not loaded"
  }
}
results: {
  "intro": "Closed trades on all markets, after fees. Times in UTC.",
  "since": "Since {{day}}, 00:00 UTC",
  "tooFew": "Win rate and profit factor are shown from {{trades}} trades.",
  "leftOut_one": "{{orders}} closed order is not counted: its P&L or its closing date is unknown.",
  "leftOut_other": "{{orders}} closed orders are not counted: their P&L or their closing date is unknown.",
  "empty": {
    "text": "Close a position to see its result here.",
    "inPeriod": "No results in this period",
    "showAll": "Show all"
  },
  "period": {
    "7": "7 days",
    "30": "30 days",
    "90": "90 days",
    "label": "Period",
    "all": "All"
  },
  "figures": {
    "net": "Net P&L",
    "fees": "Fees",
    "trades": "Trades",
    "winRate": "Win rate",
    "profitFactor": "Profit factor",
    "expectancy": "Expectancy",
    "averageWin": "Average win",
    "averageLoss": "Average loss",
    "drawdown": "Max drawdown",
    "groups": "Results by",
    "month": "Calendar"
  },
  "tradeCount_one": "{{trades}} trade",
  "tradeCount_other": "{{trades}} trades",
  "outcomes": "won {{won}} · lost {{lost}}",
  "outcomesEven": "won {{won}} · lost {{lost}} · break-even {{even}}",
  "drawdown": {
    "none": "no drawdown",
    "dates": "{{from}} to {{to}}",
    "start": "start",
    "recovered": "recovered on {{day}}",
    "open": "not recovered yet"
  },
  "curve": {
    "label": "Net P&L from {{from}} to {{to}}: it ends at {{end}} {currency}; highest {{highest}}, lowest {{lowest}}."
  },
  "groups": {
    "market": "Market",
    "side": "Side",
    "reason": "Reason",
    "of": "Results by {{grouping}}"
  },
  "month": {
    "previous": "Previous month",
    "next": "Next month"
  }
}
share: {
  "title": "Share my rank",
  "rank": "Rank",
  "of": "of {{ranks}}",
  "roi": "ROI",
  "reward": "Reward at this rank",
  "list": "Leaderboard of {{date}} UTC",
  "standing": "rank {{rank}} of {{ranks}}",
  "standingAlone": "rank {{rank}}",
  "roiSaid": "ROI {{roi}} on one trade",
  "rewardSaid": "Reward at this rank: {{amount}}",
  "picture": "Picture: {{says}}",
  "withReward": "Show the reward",
  "save": "Save picture",
  "copy": "Copy text",
  "share": "Share",
  "note": "Made on this device. Nothing is uploaded, and your identity is not shown.",
  "result": {
    "copied": "Text copied",
    "notCopied": "The text could not be copied. Select it above.",
    "given": "Passed to the app",
    "notShared": "It could not be shared. Copy the text instead.",
    "notDrawn": "The picture could not be created. You can copy the text."
  }
}
termsOfUse: {
  "version": "Version 1.0",
  "contents": "Contents",
  "sections": [
    {
      "title": "Subject of these terms",
      "text": [
        "These terms set the rules for using the futures service of the exchange, that is the futures markets, the virtual futures balance, contract rollover and the trading contests.",
        "They apply together with the general terms of the exchange. Where the two differ about futures, these terms take precedence.",
        "You accept these terms once, by ticking the box on the acceptance screen and pressing Submit. The exchange keeps the date of your acceptance. Without it the service cannot be used."
      ]
    },
    {
      "title": "Definitions",
      "text": [
        "A contract follows the price of a cryptocurrency. By trading it you do not buy or sell the coin itself.",
        "An order is your instruction to open a position. A position is what you hold once the order has been executed. LONG is a position that gains when the price rises, SHORT is one that gains when it falls.",
        "Margin is the amount you put into one position. Leverage says how many times larger than the margin the position is. The value of the position is margin × leverage.",
        "Liquidation is the forced closing of a position whose margin has almost been used up by its loss.",
        "{currency} is the unit in which the service keeps balances, margin, fees and results."
      ]
    },
    {
      "title": "Who may use the service",
      "text": [
        "To trade you need an account at the exchange and have to be logged in. The terms, the FAQ and the fees can be read by anyone, without an account.",
        "If you live in the European Union, you also need a completed identity check (KYC) at the exchange before the service opens for you.",
        "Your account is for you alone. What is done in your session is treated as done by you, so log out when you leave a device that others use. The exchange may end a session that has not been used for a while.",
        "The exchange may withhold the service from some accounts or countries where the law or security requires it."
      ]
    },
    {
      "title": "Risk",
      "text": [
        "Trading with leverage is risky. Leverage multiplies losses as much as gains. At leverage 100 a price move of about 0.5 % against you is enough to liquidate the position, at leverage 10 about 9.5 %.",
        "You can lose the whole margin of a position within seconds. The loss on a position, its fees included, does not exceed that margin.",
        "Prices may jump. A stop loss limits a loss in most cases, but does not guarantee the price at which the position will be closed.",
        "Nothing in the service is investment advice. Past results, contest rankings included, say nothing about future ones."
      ]
    },
    {
      "title": "Virtual futures balance",
      "text": [
        "Your futures balance is kept in {currency} and is used only to trade in this service. It consists of an available part and a locked part. Locked is the margin of your pending orders and open positions.",
        "The balance has to be activated once. Later you can top it up on the wallet page of the exchange, or reset it. A reset closes your open positions, cancels your pending orders and sets the balance back to its starting amount. It cannot be undone.",
        "Activation and reset are confirmed with a six-digit pay code, which the exchange shows in your wallet. Do not share the code with anyone. The exchange will never ask you for it by phone or e-mail.",
        "A payment is made when the exchange confirms it. While it is being checked, do not enter another code. You can close the window; the payment continues. A payment that fails leaves your balance as it was."
      ]
    },
    {
      "title": "Orders and positions",
      "text": [
        "A market order is executed at the current market price. A limit order waits until the market reaches the price you have set, and may never be executed.",
        "The amount in the order form is the margin. It cannot exceed your available balance. Each market has its own minimum order value and number of decimal places, and may open LONG or SHORT only from an announced date.",
        "The price you see is the last one your device has received. The execution price may differ from it.",
        "You may cancel a pending order and close an open position at any time while the market is working. A position is closed at the market price at that time, and the result is added to your balance.",
        "What counts is the list of orders kept by the exchange. If your device gets no answer to an order, the application first checks that list, and it never sends an order a second time on its own."
      ]
    },
    {
      "title": "Leverage, margin and liquidation",
      "text": [
        "You choose a leverage of {leverages} or {highestLeverage} before you open a position. The leverage of an open position cannot be changed, and margin cannot be added to it.",
        "The margin is isolated. A loss on one position is covered from the margin of that position only, and affects neither the rest of your balance nor your other positions.",
        "A position is liquidated when the market price reaches its liquidation price, that is when the loss leaves only the maintenance margin, equal to 0.005 (0.5 %) of the value of the position. The exchange then closes the position and its margin is lost.",
        "The liquidation price shown before an order is an estimate. The one shown with an open position is set by the exchange and is the one that counts."
      ]
    },
    {
      "title": "Stop loss and take profit",
      "text": [
        "Both are optional. You can set them with the order, or add and change them while the position is open.",
        "When the market price reaches the level, the exchange closes the position at the market price. In a fast market that price may be worse or better than the level itself.",
        "The exchange watches the levels. They also work when the application is closed or your device is offline."
      ]
    },
    {
      "title": "Fees and funding",
      "text": [
        "The exchange charges a fee for opening and a fee for closing a position. Both are a fraction of the value of the position, not of the margin.",
        "Funding is charged for holding a position open, at separate rates for LONG and SHORT. A liquidated position may be charged a liquidation fee.",
        "The rates of each market are listed on the Fees page. The rate in force when the fee is charged applies.",
        "Fees are charged in {currency}. The profit and loss of an open position is shown before fees. The net P&L is after all fees, including the estimated fee to close an open position; the order history shows it."
      ]
    },
    {
      "title": "Contract rollover",
      "text": [
        "Contracts run until a rollover date, which the trading page shows in UTC.",
        "When automatic rollover is on, your open positions are carried over to the next contract on that date. When it is off, they are closed on that date at the market price.",
        "The setting applies to all your positions. You can change it at any time before the rollover date."
      ]
    },
    {
      "title": "Trading contests",
      "text": [
        "Each contest has its own terms, linked on its page. You accept them when you join. Where they differ from these terms, they take precedence for that contest.",
        "You can join a contest once, until its end date. Trades count when they are made in the markets of the contest, within its trade period given in UTC, and with at least the qualifying order amount.",
        "Participants are ranked by the return on a single trade (ROI). The prize for a rank depends on the prize tier that the contest has reached. The prize pool shown is the highest possible.",
        "The leaderboard shows hashed user identifiers instead of names. It is refreshed every hour while the contest is running, and is final only after the contest has ended and been checked.",
        "The exchange may exclude participants who use several accounts, trade with themselves or otherwise fake results."
      ]
    },
    {
      "title": "Prices, data and availability",
      "text": [
        "Data refreshes every 3 seconds. Data that could not be refreshed is marked with its age, and a market order cannot be sent while the price is older than 10 seconds.",
        "Orders are executed at the prices of the exchange. Charts, also those of third parties, are for information only. So are estimates shown before an order, such as the liquidation price or the break-even price.",
        "The service may be interrupted by maintenance or by a failure. Open positions remain, and so do their stop loss, take profit and liquidation levels."
      ]
    },
    {
      "title": "Fair use",
      "text": [
        "It is forbidden to manipulate prices or contests, to exploit errors in the service, to burden it with excessive automated traffic or to circumvent its limits.",
        "The exchange may cancel orders executed at an obviously wrong price, and may suspend access to the service in case of abuse. It tells you the reason, unless the law forbids that."
      ]
    },
    {
      "title": "Data, changes and complaints",
      "text": [
        "Personal data is handled as described in the privacy policy of the exchange. On your device the application keeps only what it needs to work, such as language, theme, leverage, last market, the time your session expires and a payment that is still being checked.",
        "The exchange may have the application report how well it works, in counts, durations and technical names only, such as that of a field it could not read. Such a report never contains who you are, what you trade, what you type or an address, and nothing is stored for it.",
        "Changes to these terms are announced in the service before they take effect. You may be asked to accept them again. Positions opened earlier keep the rules under which they were opened, unless the law requires otherwise.",
        "You may stop using the service at any time by closing your positions and cancelling your orders.",
        "Send complaints through the help page of the exchange. Include the market, the type of order and the time in UTC, so that they can be answered quickly."
      ]
    }
  ]
}
}
